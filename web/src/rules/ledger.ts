import type { CardInfo } from "../room/types";
import type { RuleInfo } from "../wire";

export interface Chapter {
  title: string;
  rules: RuleInfo[];
}

export interface Totals {
  rules: number;
  coded: number;
  tested: number;
  met: number; // carried out, or met allowing or refusing something
}

/** One letter for each, without accents: a place found in it is the same place in the text. */
export function folded(text: string): string {
  return Array.from(text, (letter) => (letter.length > 1 ? letter : (letter.normalize("NFD")[0] ?? letter)))
    .join("")
    .toLowerCase();
}

/** Every word is in the text or in the id; "t act 7" finds T-ACT-07. */
export function isFound(id: string, text: string, query: string): boolean {
  const wanted = folded(query).split(/[\s-]+/).filter(Boolean);
  if (wanted.length === 0) return true;
  if (isIdLike(id, wanted)) return true;
  const here = folded(text);
  return wanted.every((word) => here.includes(word));
}

export function findRules(rules: readonly RuleInfo[], query: string): RuleInfo[] {
  return rules.filter((rule) => isFound(rule.id, rule.text, query));
}

export function findCards(cards: readonly CardInfo[], query: string): CardInfo[] {
  return cards.filter((card) => isFound(card.id, [card.name, ...card.lines].join(" "), query));
}

/** In the order of the ledger. */
export function chapters(rules: readonly RuleInfo[]): Chapter[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of rules) found.set(rule.chapter, [...(found.get(rule.chapter) ?? []), rule]);
  return [...found].map(([title, rules]) => ({ title, rules }));
}

export function totals(rules: readonly RuleInfo[]): Totals {
  const count = (is: (rule: RuleInfo) => boolean) => rules.filter(is).length;
  return {
    rules: rules.length,
    coded: count((rule) => rule.code.length > 0),
    tested: count((rule) => rule.tests.length > 0),
    met: count((rule) => rule.done + rule.allowed + rule.refused > 0),
  };
}

/** The text in pieces, those that were looked for apart. */
export function marked(text: string, query: string): { text: string; isHit: boolean }[] {
  const words = folded(query).split(/[\s-]+/).filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, isHit: false }];
  const pattern = new RegExp(words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("|"), "gu");
  const pieces = [];
  let end = 0;
  for (const hit of folded(text).matchAll(pattern)) {
    if (hit.index > end) pieces.push({ text: text.slice(end, hit.index), isHit: false });
    end = hit.index + hit[0].length;
    pieces.push({ text: text.slice(hit.index, end), isHit: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

function isIdLike(id: string, wanted: string[]): boolean {
  const parts = id.toLowerCase().split("-");
  const offset = parts[0] === wanted[0] ? 0 : 1;
  return wanted.every((word, index) => {
    const part = parts[index + offset] ?? "";
    return part.startsWith(word) || (/^\d+$/.test(word) && Number(part) === Number(word));
  });
}
