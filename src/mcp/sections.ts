import {slug} from 'github-slugger';
import type {PlacedField} from './fields';

/** A heading of a page, and everything up to the next one of its level or above. */
export interface Section {
  readonly title: string;
  /** Its anchor as on the page, where it is known. */
  readonly anchor: string;
  readonly text: string;
}

const plain = (heading: string): string =>
  heading
    .replaceAll(/<a id="[^"]*"><\/a>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*\\]/g, '')
    .trim();

/** The level of each line: 2 or 3 for a heading outside of code, else 0. */
function levelsOf(lines: readonly string[]): number[] {
  let isCode = false;
  return lines.map((line) => {
    if (/^\s*`{3,}/.test(line)) isCode = !isCode;
    return isCode ? 0 : (/^(#{2,3}) /.exec(line)?.[1]?.length ?? 0);
  });
}

/** The sections of a Markdown version, by headings of levels 2 and 3. */
export function sectionsOf(markdown: string): Section[] {
  const lines = markdown.split('\n');
  const levels = levelsOf(lines);
  return levels.flatMap((level, at) => {
    if (level === 0) return [];
    const end = levels.findIndex((other, index) => index > at && other > 0 && other <= level);
    const heading = lines[at] ?? '';
    const title = plain(heading.slice(level));
    const anchor = /<a id="([^"]*)">/.exec(heading)?.[1] ?? slug(title);
    return [{title, anchor, text: lines.slice(at, end === -1 ? undefined : end).join('\n')}];
  });
}

/** The part before the first section, without front matter and the line about all pages. */
export const introductionOf = (markdown: string): string =>
  (markdown.split(/^## /m)[0] ?? '').replace(/^---\n[^]*?\n---\n+[^\n]*\n+/, '').trim();

/** A line of a list of fields: its indent, and the name of a field or, in bold, of a variant. */
const FIELD = /^( *)- (?:<a id="[^"]*"><\/a>)?(?:`([^`]+)`|\*\*)/;

/** The names of the fields that a line is in, and the indexes of their lines. */
interface Parent {
  readonly at: number;
  readonly indent: number;
  readonly name: string | undefined;
}

/** The field of each line in a list of fields, the outer ones first. */
function* listed(lines: readonly string[]): Generator<readonly Parent[]> {
  let parents: readonly Parent[] = [];
  for (const [at, line] of lines.entries()) {
    const [, space, name] = FIELD.exec(line) ?? [];
    if (space === undefined) continue;
    parents = [...parents.filter(({indent}) => indent < space.length), {at, indent: space.length, name}];
    yield parents;
  }
}

/** The lines of a field with those of its parents above. Undefined if the section doesn't have it. @param nth of the fields with its path */
export function fieldText({text}: Section, {name, within}: PlacedField, nth: number): string | undefined {
  const lines = text.split('\n');
  const path = within === undefined ? name : `${within}.${name}`;
  const found = [...listed(lines)].filter((parents) => {
    const names = parents.flatMap((parent) => parent.name ?? []);
    // The names of parameters include those of their parents.
    return parents.at(-1)?.name === name && (names.join('.') === path || name.includes('['));
  });
  const parents = found[nth];
  const own = parents?.at(-1);
  if (!own) return undefined;
  const isOutside = (line: string): boolean => line.trim() !== '' && !line.startsWith(' '.repeat(own.indent + 1));
  const end = lines.findIndex((line, at) => at > own.at && isOutside(line));
  const above = parents?.slice(0, -1).map(({at}) => lines[at]);
  return [...(above ?? []), ...lines.slice(own.at, end === -1 ? undefined : end)].join('\n').trimEnd();
}
