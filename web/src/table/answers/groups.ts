import type { Option } from "../../wire";

/** Answers under one heading; under none, as a list. */
export interface Group {
  head: string;
  options: Option[];
}

const MANY = 8;
const SHORT = 22; // characters; of such, several stand in one line
const BETWEEN = " · ";

/** A long list by the kind that its labels begin with ("Trade · Journey", "Trade · Caravan"); the rest comes last. */
export function grouped(options: readonly Option[]): Group[] {
  const others: Group = { head: "", options: [] };
  if (options.length <= MANY) return [{ ...others, options: [...options] }];
  const kinds = new Map<string, Option[]>();
  for (const option of options) kinds.set(headOf(option), [...(kinds.get(headOf(option)) ?? []), option]);
  const isKind = (head: string) => head !== "" && kinds.get(head)!.length > 1;
  const groups = [...kinds.keys()].filter(isKind).map((head) => ({ head, options: kinds.get(head)! }));
  if (groups.length < 2) return [{ ...others, options: [...options] }];
  others.options = options.filter((option) => !isKind(headOf(option)));
  return others.options.length ? [...groups, others] : groups;
}

function headOf({ label }: Option): string {
  const end = label.indexOf(BETWEEN);
  return end > 0 && !label.slice(0, end).includes(":") ? label.slice(0, end) : "";
}

/** What stands in the list, where the heading says the rest. */
export function labelIn({ head }: Group, { label }: Option): string {
  return head ? label.slice(head.length + BETWEEN.length) : label;
}

export const isBrief = ({ label }: Option) => label.length <= SHORT;

/** Many places of few characters each stand beside each other. */
export function areBrief(options: readonly Option[]): boolean {
  return options.length > MANY && options.filter(isBrief).length > options.length * 0.8;
}
