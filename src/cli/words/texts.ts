import ts from 'typescript';
import {parse, parseAllDocuments} from 'yaml';
import {messages} from '../../../openapi/pages/messages';

/** Keys of an API description, and of a guide's front matter, whose value is prose. */
const PROSE = new Set(['description', 'summary', 'title_meta', 'x-unverified']);
const FRONT_MATTER = new Set([...PROSE, 'title', 'sidebar_label']);

/** Values below a key of `keys`, at any depth. Examples are data, not prose. */
function valuesOf(node: unknown, keys: ReadonlySet<string>): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'example' || key === 'value') return [];
    return typeof value === 'string' && keys.has(key) ? [value] : valuesOf(value, keys);
  });
}

/** Descriptions, summaries and marks of a file of an API description. */
export const descriptionTexts = (text: string): string[] =>
  parseAllDocuments(text).flatMap((document) => valuesOf(document.toJS(), PROSE));

/** What the Markdown of a guide holds besides its paragraphs: front matter, and what an `<Unverified>` says. */
function guideTexts(text: string): string[] {
  const frontMatter: unknown = parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '');
  return [
    ...valuesOf(frontMatter, FRONT_MATTER),
    ...[...text.matchAll(/\bwhat="([^"]*)"/g)].map(([, what = '']) => what),
  ];
}

const sourceOf = (text: string, file: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

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

/** Messages of the interface: the text of a node in `translate({message})` or `<Translate>`, and of those below it. */
function translatedIn(node: ts.Node): string[] {
  const below = childrenOf(node).flatMap(translatedIn);
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate')
    return [...node.children.filter(ts.isJsxText).map(({text}) => text.trim()), ...below];
  const [options] = ts.isCallExpression(node) && node.expression.getText() === 'translate' ? node.arguments : [];
  if (!options || !ts.isObjectLiteralExpression(options)) return below;
  const message = options.properties.find((one) => one.name?.getText() === 'message');
  return [...(message ? literalsOf(message) : []), ...below];
}

const MESSAGE_CALL = /^(new \w*(Error|Failed)|console\.(log|warn|error))\(/;

/** What commands, the build and the sandbox print, or throw as errors. */
const messagesIn = (node: ts.Node): string[] =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && MESSAGE_CALL.test(node.getText())
    ? (node.arguments ?? []).flatMap(literalsOf)
    : childrenOf(node).flatMap(messagesIn);

/** The nodes of a file with its tokens, which comments belong to. */
const nodesOf = (node: ts.Node, file: ts.SourceFile): ts.Node[] => [
  node,
  ...node.getChildren(file).flatMap((child) => nodesOf(child, file)),
];

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
export function testTitles(text: string, file: string): string[] {
  const source = sourceOf(text, file);
  return below(source)
    .filter((node) => ts.isCallExpression(node) && isTest(node.expression))
    .flatMap((node) => (node as ts.CallExpression).arguments.slice(0, 1))
    .filter((title) => ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
    .map((title) => (ts.isStringLiteralLike(title) ? title.text : title.getText(source).slice(1, -1)));
}

/** Comments and titles of tests. */
const testTexts = (text: string, file: string): string[] => [
  ...commentsIn(sourceOf(text, file)),
  ...testTitles(text, file).map((title) => title.replaceAll(/@\w+-\d\d |\$\{[^}]*\}/g, '…')),
];

/** Which files have which texts. A file can have several kinds. */
const KINDS: readonly (readonly [files: RegExp, read: (text: string, file: string) => string[]])[] = [
  [/^openapi\/v\d+\/.*\.yaml$/, descriptionTexts],
  [/\.mdx$/, guideTexts],
  // They are added to descriptions.
  [/^openapi\/pages\/messages\.ts$/, () => Object.values(messages)],
  [/^src\/.*\.tsx?$/, (text, file) => translatedIn(sourceOf(text, file))],
  [
    /^(openapi|plugins|sandbox|src\/(cli|config|hosting|node))\/.*\.ts$/,
    (text, file) => messagesIn(sourceOf(text, file)),
  ],
  [/^tests\/.*\.tsx?$/, testTexts],
];

/** Words of a file that people read, besides the paragraphs of its Markdown. @param file seen from the project */
export const textsOf = (text: string, file: string): string[] =>
  KINDS.filter(([files]) => files.test(file)).flatMap(([, read]) => read(text, file));
