import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {isKnownLanguage} from '../../../src/features/code/core/highlight';
import {languageName} from '../../../src/features/code/core/languageName';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

const TITLE = /title="([^"]*)"/g;

/** What the words after the language say of a code block. */
export interface Info {
  readonly title: string | undefined;
  /** The program file that it shows. */
  readonly file: string | undefined;
  /** The bodies that it shows, of an operation by its ID, or the delivery of an event. At most one makes sense. */
  readonly bodies: readonly {readonly kind: 'request' | 'response' | 'event'; readonly name: string}[];
  readonly status: string | undefined;
  /** Fields of the body are left out. */
  readonly partial: boolean;
  /** It isn't a body of the API. */
  readonly other: boolean;
  /** Words that mean nothing, such as options of other sites. */
  readonly unknown: readonly string[];
}

const OPTION = /^(?:(?:file|request|response|event|status)=|(?:partial|other)$)/;

export function infoOf(meta: string): Info {
  const words = meta.replaceAll(TITLE, '').split(/\s+/);
  const valuesOf = (key: string): string[] =>
    words.flatMap((word) => (word.startsWith(`${key}=`) ? word.slice(key.length + 1) : []));
  return {
    title: [...meta.matchAll(TITLE)][0]?.[1],
    file: valuesOf('file')[0],
    bodies: (['request', 'response', 'event'] as const).flatMap((kind) => valuesOf(kind).map((name) => ({kind, name}))),
    status: valuesOf('status')[0],
    partial: words.includes('partial'),
    other: words.includes('other'),
    unknown: words.filter((word) => word !== '' && !OPTION.test(word)),
  };
}

export interface Fence {
  readonly language: string | undefined;
  readonly text: string;
  readonly info: Info;
  readonly position: Element['position'];
  replace(by: Element): void;
}

/** The text of an element, without markup. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

function languageOf(code: Element): string | undefined {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const named = classes.map(String).find((name) => name.startsWith('language-'));
  return named?.slice('language-'.length);
}

export function fencesIn(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'element', (pre, index, parent) => {
    const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
    if (code?.type !== 'element' || code.tagName !== 'code' || !parent || index === undefined) return;
    fences.push({
      language: languageOf(code),
      text: textOf(code),
      info: infoOf(code.data?.meta ?? ''),
      position: code.position ?? pre.position,
      replace: (by) => void (parent.children[index] = by),
    });
  });
  return fences;
}

/** Purposes of code without a title, by language and first line. A script that defines functions before curl is no request. */
const KINDS: readonly (readonly [language: string, start: RegExp, caption: string])[] = [
  ['bash', /^\s*curl\s/, 'Request'],
  ['bash', /^/, 'Terminal'],
  ['text', /^/, 'Output'],
  ['http', /^\s*HTTP\//, 'HTTP response'],
  ['http', /^\s*[A-Z]+ \S/, 'HTTP request'],
  ['http', /^/, 'HTTP headers'],
];

/** What a body is. Undefined for other code. */
export function purposeOf({bodies: [body], status, partial}: Info): string | undefined {
  if (!body) return undefined;
  if (body.kind === 'request') return 'Request body';
  if (body.kind === 'event') return `Delivery of ${body.name}`;
  if (status !== undefined) return `Response ${status}`;
  return partial ? 'Response, shortened' : 'Response';
}

/** The caption of a code block: its title, else its purpose, else its kind, else its language. */
export function captionOf({info, language, text}: Fence & {readonly language: string}): string {
  if (info.title) return info.title;
  const kind = KINDS.find(([name, start]) => name === language && start.test(text));
  return purposeOf(info) ?? kind?.[2] ?? languageName(language);
}

/** Whether a code block shows data that arrives. Programs and requests are what the reader writes. */
export const isResponse = ({info: {bodies}}: Fence, language: string): boolean =>
  ['json', 'http', 'text', 'xml'].includes(language) && bodies[0]?.kind !== 'request';

/**
 * Reads the program that a code block names with `file=`.
 * @throws with the fix when the file is missing or in another folder, or the code block has text
 */
export function includeSample(guide: string, sample: string, ownText: string): string {
  if (ownText.trim() !== '') {
    throw new Error(`A fence with file=${sample} also has content. Remove the content or the file=`);
  }
  const folder = path.resolve(path.dirname(guide));
  const file = path.resolve(folder, sample);
  if (!file.startsWith(folder + path.sep)) {
    throw new Error(
      `file=${sample} is outside the folder of the guide. Move the program to a samples/ folder next to the guide`,
    );
  }
  if (!statSync(file, {throwIfNoEntry: false})?.isFile())
    throw new Error(`There is no file ${sample} next to the guide. Correct the name, or add the file`);
  return readFileSync(file, 'utf8');
}

/** A comment by which other sites mark lines. Readers would see and copy it. */
const MARK = /(?:\/\/|\/\*|#|--|<!--|%|;)\s*((?:[a-z]+-)+(?:next-line|start|end)\b|\[!code\b[^\]]*\])/;

/** What a code block can't have, each with the fix: a missing or unknown language, options and marks without effect, and a wrong sample. */
export function fenceProblems(
  {language, text, info}: Pick<Fence, 'language' | 'text' | 'info'>,
  guide: string,
): string[] {
  const isDiagram = language === 'mermaid';
  const mark = MARK.exec(text)?.[1];
  const faults: readonly (readonly [isFault: boolean, words: string])[] = [
    [!language, 'A code fence has no language. Add one after the opening backticks, or `text`.'],
    [
      language !== undefined && !isDiagram && !isKnownLanguage(language),
      `The highlighter does not know the language "${language ?? ''}" of a code fence. Use another, or \`text\`.`,
    ],
    [
      isDiagram && !info.title,
      'The diagram has no title. Add title="..." that describes it for readers who cannot see it.',
    ],
    [
      info.unknown.length > 0,
      `A code fence has ${info.unknown.join(' ')}, which does nothing. Remove it, or write title="...", file=, request=, response=, event=, status=, partial or other.`,
    ],
    [
      mark !== undefined,
      `The comment ${mark ?? ''} marks no line, and readers would copy it. Remove it, and say in the text what matters.`,
    ],
  ];
  return [...faults.flatMap(([isFault, words]) => (isFault ? [words] : [])), ...sampleProblems(guide, info.file, text)];
}

function sampleProblems(guide: string, sample: string | undefined, text: string): string[] {
  try {
    if (sample !== undefined) includeSample(guide, sample, text);
    return [];
  } catch (error) {
    return [`${(error as Error).message}.`];
  }
}
