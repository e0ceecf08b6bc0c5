import type { ShownOrder } from "../../wire";

/** Standing orders of one rule, under its words: one for each thing that they are about. */
export type Group = { rule: string; label: string; orders: ShownOrder[] };

export function byRule(orders: ShownOrder[]): Group[] {
  const groups: Group[] = [];
  for (const order of orders) {
    const same = groups.find((group) => group.rule === order.rule);
    if (same) same.orders.push(order);
    else groups.push({ rule: order.rule, label: order.label, orders: [order] });
  }
  return groups;
}
