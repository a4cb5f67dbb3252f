import type {MarkdownPage} from './markdownPage';

/** Title and description of the site. */
export interface LlmsHead {
  readonly title: string;
  readonly summary: string;
  readonly instructions: readonly string[];
}

interface Area {
  readonly name: string;
  readonly pages: readonly MarkdownPage[];
}

/** The pages by area, in their order. */
export function areasOf(pages: readonly MarkdownPage[]): Area[] {
  const names = [...new Set(pages.map(({area}) => area))];
  return names.map((name) => ({name, pages: pages.filter(({area}) => area === name)}));
}

/** The part of an area's name before the slash, so that the resources of a version are in one section. */
const sectionOf = (area: string): string => area.split('/')[0] ?? area;

const titleOf = (section: string, [first]: readonly MarkdownPage[]): string =>
  section === 'start' ? 'Start' : (first?.title ?? section);

/** One line for a page. Operations show their request. */
const line = ({title, url, description, reference: page}: MarkdownPage): string => {
  const words = page?.kind === 'operation' ? `\`${page.method.toUpperCase()} ${page.path}\`` : description;
  return `- [${title}](${url})${words ? `: ${words}` : ''}`;
};

/** `/llms.txt` (https://llmstxt.org): instructions for programs and models, then one line for each page. */
export function llmsText({title, summary, instructions}: LlmsHead, pages: readonly MarkdownPage[]): string {
  const sections = [...new Set(pages.map(({area}) => sectionOf(area)))].map((section) => {
    const own = pages.filter(({area}) => sectionOf(area) === section);
    return `## ${titleOf(section, own)}\n\n${own.map(line).join('\n')}`;
  });
  return `${[`# ${title}`, `> ${summary.trim()}`, instructions.join('\n'), ...sections].join('\n\n')}\n`;
}

/** URL of an area's pages in one file. */
export const fullUrl = (area: string): string => `/llms-full/${area}.txt`;

/** `/llms-full.txt`: the areas, each with the number of its pages and the length of its file in kilobytes. */
export function fullIndex(title: string, areas: readonly (Area & {readonly bytes: number})[]): string {
  const lines = areas.map(({name, pages, bytes}) => {
    const count = pages.length === 1 ? '1 page' : `${String(pages.length)} pages`;
    const section = sectionOf(name);
    const version = areas.find((area) => area.name === section && name !== section);
    const label = [version && titleOf(section, version.pages), titleOf(name, pages)].filter(Boolean).join(': ');
    const kilobytes = Math.max(1, Math.round(bytes / 1000));
    return `- [${label}](${fullUrl(name)}): ${count}, ${String(kilobytes)} kB`;
  });
  return `${[
    `# ${title}: all pages`,
    '> The text of every page as Markdown, in one file for each area. [/llms.txt](/llms.txt) lists single pages and says how to call the API.',
    lines.join('\n'),
  ].join('\n\n')}\n`;
}
