import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {parse, parseAllDocuments} from 'yaml';
import {messages} from '../../../openapi/pages/messages';

/** Words that readers see, and the file that holds them. */
export interface Texts {
  readonly file: string;
  readonly texts: readonly string[];
}

/** Keys of an API description, and of a guide's front matter, whose value is prose. */
const PROSE = new Set(['description', 'summary', 'title_meta', 'x-unverified']);

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file))
    .sort();

const read = (file: string): string => readFileSync(file, 'utf8');

/** Values below a key of `keys`, at any depth. Examples are data, not prose. */
function valuesOf(node: unknown, keys: ReadonlySet<string>): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'example' || key === 'value') return [];
    return typeof value === 'string' && keys.has(key) ? [value] : valuesOf(value, keys);
  });
}

/** Descriptions, summaries and marks of an API version. */
export const descriptionTexts = (version: string): Texts[] =>
  filesIn(`openapi/${version}`, '.yaml').map((file) => ({
    file,
    texts: parseAllDocuments(read(file)).flatMap((document) => valuesOf(document.toJS(), PROSE)),
  }));

/** What the Markdown of a guide holds besides its paragraphs: front matter, and what an `<Unverified>` says. */
export const guideTexts = (): Texts[] =>
  [...filesIn('docs/platform', '.mdx'), ...filesIn('src/pages', '.mdx')].map((file) => {
    const text = read(file);
    const frontMatter: unknown = parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '');
    const marks = [...text.matchAll(/\bwhat="([^"]*)"/g)].map(([, what = '']) => what);
    return {file, texts: [...valuesOf(frontMatter, new Set([...PROSE, 'title', 'sidebar_label'])), ...marks]};
  });

const MESSAGE_CALL = /^(new \w*(Error|Failed)|console\.(log|warn|error))\(/;

/** The nodes right below a node. */
function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/** The words of string and template literals below a node; what a template fills in is `…`. */
function literalsOf(node: ts.Node): string[] {
  const below = childrenOf(node).flatMap(literalsOf);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return below;
  return [[node.head.text, ...node.templateSpans.map(({literal}) => literal.text)].join('…'), ...below];
}

/** The text of a node in `translate({message})` or `<Translate>`, and of those below it. */
function translatedIn(node: ts.Node): string[] {
  const below = childrenOf(node).flatMap(translatedIn);
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate')
    return [...node.children.filter(ts.isJsxText).map(({text}) => text.trim()), ...below];
  const [options] = ts.isCallExpression(node) && node.expression.getText() === 'translate' ? node.arguments : [];
  if (!options || !ts.isObjectLiteralExpression(options)) return below;
  const message = options.properties.find((one) => one.name?.getText() === 'message');
  return [...(message ? literalsOf(message) : []), ...below];
}

/** Messages of the interface: those in components, and those that the pages of the reference add to descriptions. */
export const interfaceTexts = (): Texts[] => [
  {file: 'openapi/pages/messages.ts', texts: Object.values(messages)},
  ...[...filesIn('src', '.ts'), ...filesIn('src', '.tsx')].map((file) => ({
    file,
    texts: translatedIn(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)),
  })),
];

const messagesIn = (node: ts.Node): string[] =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && MESSAGE_CALL.test(node.getText())
    ? (node.arguments ?? []).flatMap(literalsOf)
    : childrenOf(node).flatMap(messagesIn);

/** What commands, the build and the sandbox print, or throw as errors. */
export const messageTexts = (folder: string): Texts[] =>
  filesIn(folder, '.ts').map((file) => ({
    file,
    texts: messagesIn(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)),
  }));

/** The nodes of a file with its tokens, which comments belong to. */
const nodesOf = (node: ts.Node, file: ts.SourceFile): ts.Node[] => [
  node,
  ...node.getChildren(file).flatMap((child) => nodesOf(child, file)),
];

const sourceOf = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    read(file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );

/** Comments, each without its marks, on one line. */
function commentsIn(source: ts.SourceFile): string[] {
  const ranges = nodesOf(source, source).flatMap(({pos}) => [
    ...(ts.getLeadingCommentRanges(source.text, pos) ?? []),
    ...(ts.getTrailingCommentRanges(source.text, pos) ?? []),
  ]);
  const texts = new Map(ranges.map(({pos, end}) => [pos, source.text.slice(pos, end)]));
  return [...texts.values()].map((text) =>
    text
      .replaceAll(/^\/\*+|\*\/$|^\s*\*|^\/\//gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

/** Whether an expression is `test`, `it` or `describe`, also with `.each(…)`, `.step` and the like. */
const isTest = (node: ts.Node): boolean =>
  ts.isIdentifier(node)
    ? ['test', 'it', 'describe'].includes(node.text)
    : (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) && isTest(node.expression);

/** A node and all nodes below it, without tokens. */
const below = (node: ts.Node): ts.Node[] => [node, ...childrenOf(node).flatMap(below)];

/** Titles of tests, of their steps and groups, as written: what a template fills in is `${…}`. */
const titlesIn = (source: ts.SourceFile): string[] =>
  below(source)
    .filter((node) => ts.isCallExpression(node) && isTest(node.expression))
    .flatMap((node) => (node as ts.CallExpression).arguments.slice(0, 1))
    .filter((title) => ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
    .map((title) => (ts.isStringLiteralLike(title) ? title.text : title.getText(source).slice(1, -1)));

/** The TypeScript files of a folder, or only those next to its folders. */
const scriptsIn = (folder: string, {recursive}: {readonly recursive: boolean}): string[] =>
  readdirSync(folder, {recursive, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))
    .sort();

/** Titles of the tests in a folder. */
export const testTitles = (folder: string): Texts[] =>
  scriptsIn(folder, {recursive: true}).map((file) => ({file, texts: titlesIn(sourceOf(file))}));

/** Comments and titles of the tests in a folder. */
export const testTexts = (folder: string, {recursive = true} = {}): Texts[] =>
  scriptsIn(folder, {recursive}).map((file) => {
    const source = sourceOf(file);
    const titles = titlesIn(source).map((title) => title.replaceAll(/@\w+-\d\d |\$\{[^}]*\}/g, '…'));
    return {file, texts: [...commentsIn(source), ...titles]};
  });
