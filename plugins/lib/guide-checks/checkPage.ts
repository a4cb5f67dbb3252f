import {createSlugger} from '@docusaurus/utils';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {type Node, entriesOf, isNode} from '../../../openapi/model/node';
import {keywordListProblems} from '../../../openapi/tools/rules/plugin';
import {FIELDS, frontMatterOf} from '../../../openapi/tools/generate/frontMatter';
import {guidesPath, landingPagesPath} from '../../../src/config/routes';
import {filesOf} from '../../../src/node/files';
import {type JsonFence, type LineProblem, claimOf, guideCheck, jsonFencesIn, withoutFences} from './checkGuide';
import {markdownProblems} from './markdownProblems';
import {structureProblems} from './structureProblems';
import {parseMdx, textOf, within} from '../markdown/markdown';
import {isKnownMessage, messagesIn} from '../../../openapi/model/errorMessages';
import {isUtf8} from 'node:buffer';

/** Why bytes aren't a text that people write, with the fix. */
function textFault(bytes: Buffer): string | undefined {
  if (!isUtf8(bytes)) return 'is not UTF-8. Save it as UTF-8';
  const text = bytes.toString();
  const control = /(?![\t\r\n])\p{Cc}/u.exec(text);
  if (!control) return undefined;
  const line = text.slice(0, control.index).split('\n').length;
  return `has a control character in line ${String(line)} (${JSON.stringify(control[0])}). Remove it`;
}

interface Quote {
  readonly line: number;
  readonly text: string;
  readonly status?: number;
}

/** Words that make a sentence of code in backticks: plain words, one of them a verb or adjective that messages have. */
const WORDS = /^[\w'(),.…-]+( [\w'(),.…-]+)+$/;
const SAYS = /\b(is|are|was|has|have|does|do|must|can|cannot|could|required|invalid|exceeded|expired|no)\b/i;
const CODE = /(`+)(?!`)([^`]+)\1(?!`)/g;

/** The messages that code in backticks quotes: a body of an error, or a sentence. */
function quotedMessages(code: string): string[] {
  if (!code.startsWith('{')) return WORDS.test(code) && SAYS.test(code) ? [code] : [];
  try {
    return messagesIn(JSON.parse(code));
  } catch {
    return [];
  }
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

function messagesOfProse(markdown: string): Quote[] {
  const prose = withoutFences(markdown);
  return [...prose.matchAll(CODE)].flatMap(({2: code = '', index}) =>
    quotedMessages(code).map((text) => ({line: prose.slice(0, index).split('\n').length, text})),
  );
}

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
  if (text.includes('\r')) return 'has line endings of Windows. Save it with LF';
  if (/^\s*---/.test(text) && frontMatter === '')
    return 'has front matter that is not between two lines with ---. The first of them begins the file';
  return (
    textFault(bytes) ??
    (text.slice(frontMatter.length).trim() === '' ? 'has no text. Write it, or remove the file' : undefined)
  );
}

/** Files of MDX in a folder and its subfolders, sorted. @throws with the fix for each file that can't be a page, before anything reads it */
export function mdxFilesIn(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map(({parentPath, name}) => path.posix.join(parentPath, name))
    .sort();
  const problems = files.flatMap((file) => {
    const fault = faultOf(readFileSync(file));
    return fault === undefined ? [] : [`${file} ${fault}.`];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return files;
}

/** The path of a guide: lowercase words with hyphens. */
const GUIDE = /^([a-z][a-z\d]*(-[a-z\d]+)*(\/|\.mdx$))+$/;

/** Files in the folder of guides that are neither a guide, nor a sample, nor a file that a guide shows. They aren't published. */
export function strayFiles(folder = guidesPath): string[] {
  const files = filesOf(folder).filter((file) => !path.basename(file).startsWith('.'));
  const guides = files.filter((file) => GUIDE.test(file));
  const text = guides.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const isPart = (file: string): boolean =>
    /(^|\/)samples\//.test(file) || (!/\.(md|mdx|markdown)\b/i.test(file) && text.includes(path.basename(file)));
  const problem =
    "isn't a guide, and no guide shows it. Rename it to lowercase words with hyphens and `.mdx`, such as webhooks/events.mdx, or remove it.";
  return files.filter((file) => !GUIDE.test(file) && !isPart(file)).map((file) => `${folder}/${file} ${problem}`);
}

/** Files of the handwritten pages, including partials. */
export const handwrittenPages = (): string[] => [...mdxFilesIn(guidesPath), ...mdxFilesIn(landingPagesPath)];

/** The operations of a description by their titles. Titles of other pages of the reference end in the version. */
const operationTitles = (spec: Node): [title: string, owner: string][] =>
  entriesOf(spec, 'paths')
    .flatMap(([, item]) => Object.values(item).filter(isNode))
    .map(({summary, operationId}) => [String(summary).toLowerCase(), `the operation ${String(operationId)}`]);

/** Problems of the front matter of a page. A page without a title is a partial. @param owners of titles and descriptions, in lowercase */
function frontMatterProblems(file: string, mdx: string, owners: Map<string, string>): string[] {
  const frontMatter = frontMatterOf(file, mdx);
  const {title, title_meta: metaTitle, description = '', keywords} = frontMatter;
  const unknown = Object.keys(frontMatter)
    .filter((field) => !FIELDS.includes(field))
    .map((field) => `${field}: there is no such field. Correct it to one of ${FIELDS.join(', ')}, or remove it`);
  if (title === undefined) return unknown;
  const repeated = Object.entries({title, title_meta: metaTitle, description}).flatMap(([field, words = '']) => {
    const owner = owners.get(words.toLowerCase());
    if (words !== '' && owner === undefined) owners.set(words.toLowerCase(), file);
    return owner === undefined || owner === file ? [] : [`${field} is also that of ${owner}. Change one of them`];
  });
  return [
    ...unknown,
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
  const headings = [...within(parseMdx(mdx))].filter((node) => node.type === 'heading');
  const ids = headings.map(({children}) => {
    const words = textOf(children);
    return /\{#([^}]+)\}\s*$/.exec(words)?.[1] ?? slugger.slug(words);
  });
  return headings.flatMap(({position}, index) => {
    const id = ids[index] ?? '';
    return ids.indexOf(id) === index
      ? []
      : [{line: position?.start.line ?? 1, message: `Another heading has the ID "${id}". Give one of them its own.`}];
  });
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
    parseMdx(mdx, file);
    const finders = [markdownProblems, idProblems, structureProblems, check, messageProblems];
    const problems = finders.flatMap((find) => find(mdx, file));
    return problems.map(({line, message}) => `${file}:${String(line)} ${message}`);
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
