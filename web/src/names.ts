const ARTICLES = ["the", "il", "lo", "la", "i", "gli", "le"];

/** A name as it stands inside a sentence: "the Crown", where a sentence begins with "The Crown". */
export function within(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  return rest.length && ARTICLES.includes(first.toLowerCase()) ? [first.toLowerCase(), ...rest].join(" ") : name;
}
