const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Start and end of the line with a field in a sample, after the lines of the fields around it. Undefined if it has none.
 *
 * @param names of the field and of those around it, outermost first, in any case
 */
export function lineOfField(text: string, names: readonly string[]): readonly [start: number, end: number] | undefined {
  let at = 0;
  let isFound = false;
  for (const name of names) {
    const next = new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`, 'i').exec(text.slice(at));
    isFound = next !== null;
    // Names of variants and of any entry of a map aren't in samples.
    if (next) at += next.index + name.length;
  }
  if (!isFound) return undefined;
  const end = text.indexOf('\n', at);
  return [text.lastIndexOf('\n', at - 1) + 1, end === -1 ? text.length : end];
}
