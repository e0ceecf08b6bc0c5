/** The outline of a picture of 512 by 512 out of its file. */
function outline(file: unknown): string {
  const found = [...String(file).matchAll(/ d="([^"]+)"/g)].map((hit) => hit[1]);
  if (!found.length) throw new Error("a picture without a path");
  return found.join("");
}

export function outlines<Name extends string>(files: Record<Name, unknown>): Record<Name, string> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, outline(file)])) as Record<Name, string>;
}
