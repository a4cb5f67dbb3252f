/** Part of a text, as offsets. The end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A line of code that sets a property, with the path of the property: `data.counts.calls`. */
interface PropertyLine extends Span {
  readonly path: string;
}

/** A key at the beginning of a line, in JSON and in the object syntax of most languages. */
const KEY = /^(\s*)(["']?)([\w$][\w$ -]*)\2\s*(?::|=>|=)/;

/** Lines that set properties. The path follows the indentation, and items of lists have the path of their list. */
function propertyLines(code: string): PropertyLine[] {
  const found: PropertyLine[] = [];
  const outer: {readonly indent: number; readonly path: string}[] = [];
  let start = 0;
  for (const line of code.split('\n')) {
    const [, space = '', , key] = KEY.exec(line) ?? [];
    if (key !== undefined) {
      while ((outer.at(-1)?.indent ?? -1) >= space.length) outer.pop();
      const path = [...(outer.at(-1) ? [outer.at(-1)?.path] : []), key].join('.');
      outer.push({indent: space.length, path});
      found.push({path, start: start + space.length, end: start + line.length});
    }
    start += line.length + 1;
  }
  return found;
}

/** Programs nest a body in their own code, so a path may begin anywhere. */
const endsWith = (path: string, wanted: string): boolean => path === wanted || path.endsWith(`.${wanted}`);

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The value of a query parameter, with its name, in a URL or as an option of curl. */
function querySpan(code: string, name: string): Span | undefined {
  const names = [name, encodeURIComponent(name)].map(escaped).join('|');
  const match = new RegExp(`(?<=[?&"'])(?:${names})=[^&'"\`\\s]*`).exec(code);
  return match ? {start: match.index, end: match.index + match[0].length} : undefined;
}

interface Parts {
  readonly kind: 'query' | 'body' | 'response';
  readonly path: string;
}

/** An anchor of a field, in parts: `response-200-data.id` is `data.id` of a response. */
function partsOf(anchor: string): Parts | undefined {
  const [, kind, path] = /^(query|body|response)(?:-(?<=response-)\w+)?-(.+)$/.exec(anchor) ?? [];
  return kind === undefined || path === undefined ? undefined : {kind: kind as Parts['kind'], path};
}

const isIn = (offset: number, span: Span | undefined): boolean =>
  span !== undefined && span.start <= offset && offset <= span.end;

/**
 * Where a field is in code.
 * @param anchor the ID of the field on an operation page
 * @param isRequest whether the code is the request, and not an example of a response
 */
export function spanOfField(code: string, anchor: string, isRequest: boolean): Span | undefined {
  const parts = partsOf(anchor);
  if (!parts || (parts.kind === 'response') === isRequest) return undefined;
  if (parts.kind === 'query') return querySpan(code, parts.path);
  return propertyLines(code).find(({path}) => endsWith(path, parts.path));
}

/** The anchor of the field at an offset of code, among the anchors of a page. */
export function fieldAt(
  code: string,
  offset: number,
  anchors: readonly string[],
  isRequest: boolean,
): string | undefined {
  const property = propertyLines(code).find((line) => isIn(offset, line))?.path;
  const candidates = anchors.filter((anchor) => {
    const parts = partsOf(anchor);
    if (!parts || (parts.kind === 'response') === isRequest) return false;
    if (parts.kind === 'query') return isIn(offset, querySpan(code, parts.path));
    return property !== undefined && endsWith(property, parts.path);
  });
  // The most specific: `data.owner.id` before `id`.
  return candidates.toSorted((one, other) => other.length - one.length)[0];
}
