import {load} from 'cheerio';

/** One line of a page that the reference's generator wrote (plugins/reference-pages/codeBlock.ts). */
const CODE_BLOCK =
  /^<CodeBlock title=\{("(?:[^"\\]|\\.)*")\} language=\{"([^"]*)"\} html=\{("(?:[^"\\]|\\.)*")\} \/>$/gm;

/** The code that highlighted HTML shows. */
const codeOf = (html: string): string => load(html, null, false).text();

/** Longer than any run of backticks in the code. */
function fenceFor(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(longest + 1);
}

/** Highlighted code as the fence that it was made of. */
const withFences = (mdx: string): string =>
  mdx.replaceAll(CODE_BLOCK, (_, title: string, language: string, html: string) => {
    const code = codeOf(JSON.parse(html) as string);
    const fence = fenceFor(code);
    return `${fence}${language} title=${title}\n${code}\n${fence}`;
  });

/** Plain texts as plain attributes: as expressions each would be parsed as a program, which takes half of the time. */
const withPlainAttributes = (mdx: string): string => mdx.replaceAll(/=\{"([^"\\{}<>&]*)"\}/g, '="$1"');

/** A generated page, easier to parse and with the same meaning. */
export const prepareReference = (mdx: string): string => withPlainAttributes(withFences(mdx));

/** A guide whose admonitions (`:::note[Title]` to `:::`) are quotes with a title: plain Markdown knows no others. */
export function prepareGuide(mdx: string): string {
  let fence: string | undefined;
  let quoted = false;
  const lines = mdx.split('\n').map((line) => {
    const [mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined && (fence === undefined || mark.trim() === fence)) fence = fence ? undefined : mark.trim();
    const admonition = fence === undefined ? /^:::(?<kind>\w*)(?:\[(?<title>.*)\])?\s*$/.exec(line)?.groups : undefined;
    if (!admonition) return quoted ? `> ${line}`.trimEnd() : line;
    const {kind = '', title} = admonition;
    quoted = kind !== '';
    return quoted ? `> **${title ?? kind.replace(/^./, (letter) => letter.toUpperCase())}**\n>` : '';
  });
  return lines.join('\n');
}
