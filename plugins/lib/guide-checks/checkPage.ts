import {createSlugger} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Node, entriesOf, isNode} from '../../../openapi/model/node';
import {keywordListProblems} from '../../../openapi/tools/rules/plugin';
import {FIELDS, frontMatterOf} from '../guides/frontMatter';
import {guideSections, introduction} from '../../../src/config/guides';
import {guidesPath, landingPagesPath} from '../../../src/config/routes';
import {filesOf} from '../../../src/node/files';
import {type JsonFence, type LineProblem, claimOf, guideCheck, jsonFencesIn} from './checkGuide';
import {guideProblems} from './guideProblems';
import {markdownProblems} from './markdownProblems';
import {structureProblems} from './structureProblems';
import {parseMdx, textOf, within} from '../markdown/markdown';
import {isKnownMessage, messagesIn} from '../../../openapi/model/errorMessages';
import {isUtf8} from 'node:buffer';
import {secretLines} from '../../../openapi/tools/lint/secretLines';
import {parsedJson} from '../../../src/utils/parsedJson';

interface Quote {
  readonly line: number;
  readonly text: string;
  readonly status?: number;
}

/** Words that make a sentence of code in backticks: plain words, one of them a verb or adjective that messages have. */
const WORDS = /^[\w'(),.…-]+( [\w'(),.…-]+)+$/;
const SAYS = /\b(is|are|was|has|have|does|do|must|can|cannot|could|required|invalid|exceeded|expired|no)\b/i;

/** The messages that code in backticks quotes: a body of an error, or a sentence. */
function quotedMessages(code: string): string[] {
  if (code.startsWith('{')) return messagesIn(parsedJson(code));
  return WORDS.test(code) && SAYS.test(code) ? [code] : [];
}

/** The messages in the body of an error that a code block shows. What isn't JSON is reported on its own. */
function messagesOfFence({line, meta, text}: JsonFence): Quote[] {
  try {
    const status = Number(claimOf(meta)?.status);
    return status >= 400 ? messagesIn(JSON.parse(text)).map((words) => ({line, text: words, status})) : [];
  } catch {
    return [];
  }
}

const messagesOfProse = (markdown: string): Quote[] =>
  [...within(parseMdx(markdown))].flatMap((node) =>
    node.type === 'inlineCode'
      ? quotedMessages(node.value).map((text) => ({line: node.position?.start.line ?? 1, text}))
      : [],
  );

/** Messages of errors in a guide or a description that the API isn't known to send. */
export const messageProblems = (markdown: string): LineProblem[] =>
  [...jsonFencesIn(markdown).flatMap(messagesOfFence), ...messagesOfProse(markdown)]
    .filter(({text, status}) => !isKnownMessage(text, status))
    .map(({line, text}) => ({
      line,
      message: `No known error has the message "${text}". Correct it, or add it to openapi/model/errorMessages.ts with its source.`,
    }));

/** Why a page can't be read, with the fix. */
function faultOf(bytes: Buffer): string | undefined {
  const text = bytes.toString();
  const frontMatter = /^---\n(?:[^]*?\n)?---(?=\n|$)/.exec(text)?.[0] ?? '';
  const beforeControl = /^.*?(?=(?![\t\r\n])\p{Cc})/su.exec(text)?.[0].split('\n');
  if (!isUtf8(bytes)) return 'is not UTF-8. Save it as UTF-8';
  if (text.includes('\r')) return 'has line endings of Windows. Save it with LF';
  if (/^\s*---/.test(text) && frontMatter === '')
    return 'has front matter that is not between two lines with ---. The first of them begins the file';
  if (beforeControl) return `has a control character in line ${String(beforeControl.length)}. Remove it`;
  return text.slice(frontMatter.length).trim() === '' ? 'has no text. Write it, or remove the file' : undefined;
}

/** Files of MDX in a folder and its subfolders, sorted. @throws with the fix for each file that can't be a page, before anything reads it */
export function mdxFilesIn(folder: string): string[] {
  const files = filesOf(folder)
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.posix.join(folder, name));
  const problems = files.flatMap((file) => {
    const fault = faultOf(readFileSync(file));
    return fault === undefined ? [] : [`${file} ${fault}.`];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return files;
}

/** The path of a guide: lowercase words with hyphens, in the folder of a section. An index would have the URL of its folder. */
const GUIDE = new RegExp(
  `^(?!.*?([^/]+)/(\\1|index|readme)\\.)(${introduction}|(${guideSections.map(({folder}) => folder).join('|')})(/[a-z][a-z\\d]*(-[a-z\\d]+)*)+)\\.mdx$`,
);

/** Files of the guides that aren't published: neither a guide, nor a sample, nor a file that a guide shows. And secrets. */
export function strayFiles(folder = guidesPath): string[] {
  const files = filesOf(folder).filter((file) => !path.basename(file).startsWith('.'));
  const guides = files.filter((file) => GUIDE.test(file));
  const text = guides.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const isPart = (file: string): boolean =>
    /(^|\/)samples\//.test(file) || (!/\.(md|mdx|markdown)\b/i.test(file) && text.includes(path.basename(file)));
  const problem =
    "isn't a guide, and no guide shows it. Rename it to lowercase words with hyphens and `.mdx` in the folder of a section, such as webhooks/events.mdx, or remove it. A section has no index.";
  return [
    ...files.filter((file) => !GUIDE.test(file) && !isPart(file)).map((file) => `${folder}/${file} ${problem}`),
    ...files.flatMap((file) => secretLines(`${folder}/${file}`)),
  ];
}

/** Files of the handwritten pages, including partials. */
export const handwrittenPages = (): string[] => [...mdxFilesIn(guidesPath), ...mdxFilesIn(landingPagesPath)];

/** The operations of a description by their titles. Titles of other pages of the reference end in the version. */
const operationTitles = (spec: Node): [title: string, owner: string][] =>
  entriesOf(spec, 'paths')
    .flatMap(([, item]) => Object.values(item).filter(isNode))
    .map(({summary, operationId}) => [String(summary).toLowerCase(), `the operation ${String(operationId)}`]);

/** Problems of the front matter of a page. A page that isn't a guide and has no title is a partial. @param owners of titles and descriptions, in lowercase */
function frontMatterProblems(file: string, mdx: string, owners: Map<string, string>): string[] {
  const frontMatter = frontMatterOf(file, mdx);
  const {title, title_meta: metaTitle, description = '', keywords} = frontMatter;
  const unknown = Object.keys(frontMatter)
    .filter((field) => !FIELDS.includes(field))
    .map((field) => `${field}: there is no such field. Correct it to one of ${FIELDS.join(', ')}, or remove it`);
  const isGuide = GUIDE.test(path.relative(guidesPath, file));
  if (title === undefined && !isGuide) return unknown;
  const repeated = Object.entries({title, title_meta: metaTitle, description}).flatMap(([field, words = '']) => {
    const owner = owners.get(words.toLowerCase());
    if (words !== '' && owner === undefined) owners.set(words.toLowerCase(), file);
    return owner === undefined || owner === file ? [] : [`${field} is also that of ${owner}. Change one of them`];
  });
  return [
    ...unknown,
    ...(title === undefined ? ['title: add the title of the page'] : []),
    ...repeated,
    ...(description.length >= 70 && description.length <= 155
      ? []
      : [`description: write 70 to 155 characters (not ${String(description.length)}) about what the reader can do`]),
    ...(keywords === undefined
      ? ['keywords: add a list of what people call this topic in other words']
      : keywordListProblems(keywords).map((problem) => `keywords${problem}`)),
  ];
}

/** IDs that several headings of a page have, which would make links lead to the first one. */
function idProblems(mdx: string): LineProblem[] {
  const slugger = createSlugger();
  const known = new Set<string>();
  return [...within(parseMdx(mdx))].flatMap((node) => {
    if (node.type !== 'heading') return [];
    const words = textOf(node.children);
    const id = /\{#([^}]+)\}\s*$/.exec(words)?.[1] ?? slugger.slug(words);
    const message = `Another heading has the ID "${id}". Give one of them its own.`;
    return known.size === known.add(id).size ? [{line: node.position?.start.line ?? 1, message}] : [];
  });
}

/** Errors of MDX in a page, and its text without the lines with braces that aren't code, so that the rest is checked too. @throws any other error */
function readable(file: string, mdx: string): {readonly errors: readonly string[]; readonly text: string} {
  try {
    parseMdx(mdx, file);
    return {errors: [], text: mdx};
  } catch (error) {
    const {message, line = 0} = error as Error & {readonly line?: number};
    const lines = mdx.split('\n');
    if (!message.includes('expression') || !lines[line - 1]) throw error;
    const {errors, text} = readable(file, lines.with(line - 1, '').join('\n'));
    return {errors: [message, ...errors], text};
  }
}

/**
 * Checks pages by themselves, against each other, and against a description. Make it once for all pages.
 * @returns a function that gives a line for each problem of a page, with file, line and fix
 */
export function pageCheck(spec: Node): (file: string, mdx: string) => string[] {
  const check = guideCheck(spec);
  const owners = new Map(operationTitles(spec));
  const ofFrontMatter = (file: string, mdx: string): string[] =>
    frontMatterProblems(file, mdx, owners).map((problem) => `${file}:1 ${problem}.`);
  const ofText = (file: string, mdx: string): string[] => {
    const {errors, text} = readable(file, mdx);
    const finders = [markdownProblems, idProblems, structureProblems, guideProblems, check, messageProblems];
    const problems = finders.flatMap((find) => find(text, file));
    return [...errors, ...problems.map(({line, message}) => `${file}:${String(line)} ${message}`)];
  };
  return (file, mdx) =>
    [ofFrontMatter, ofText].flatMap((problemsOf) => {
      try {
        return problemsOf(file, mdx);
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)];
      }
    });
}
