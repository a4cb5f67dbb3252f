/** The nearest path with a description: the path of a value, or of a field around it. Items of a list have the path of the list. */
export function describedPath(path: string, described: ReadonlySet<string>): string | undefined {
  for (let outer = path; outer !== ''; outer = outer.slice(0, Math.max(0, outer.lastIndexOf('.')))) {
    if (described.has(outer)) return outer;
  }
  return undefined;
}

/** The path of a child in JSON. */
export const childPath = (path: string, name: string, isItem: boolean): string =>
  isItem ? path : path === '' ? name : `${path}.${name}`;
