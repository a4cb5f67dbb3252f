import type {Stats} from 'node:fs';
import type {IncomingHttpHeaders} from 'node:http';

/** The `ETag` of a file, as nginx makes it. */
export const etagOf = ({mtimeMs, size}: Stats): string =>
  `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;

/** The first and the last byte of a part of `Range`, in a file of this size. The first is after the last if it has none of them. */
function bytesOf(part: string, size: number): readonly [number, number] {
  const [, first = '', last = ''] = /^ *(\d*) *- *(\d*) *$/.exec(part) ?? [];
  if (first === '') return [last === '' ? size : Math.max(0, size - Number(last)), size - 1];
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
}

/**
 * The range of a file that a client requests, as nginx reads it: none if it requests several, or has another version of the
 * file. The library would combine several, accept an older version, and refuse a suffix that is longer than the file.
 */
export function rangeOf(headers: IncomingHttpHeaders, stat: Stats): string | undefined {
  const [, parts] = /^bytes=(.+)$/i.exec(headers.range ?? '') ?? [];
  const state = headers['if-range'] ?? etagOf(stat);
  if (parts === undefined || ![etagOf(stat), stat.mtime.toUTCString()].includes(String(state))) return undefined;
  const ranges = parts.split(',').map((part) => bytesOf(part, stat.size));
  const [range, ...others] = ranges.filter(([first, last]) => first <= last);
  if (range === undefined) return `bytes=${String(stat.size)}-`;
  return others.length === 0 ? `bytes=${range.join('-')}` : undefined;
}
