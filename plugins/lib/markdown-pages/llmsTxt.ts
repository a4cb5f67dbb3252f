import {apiVersions, versionAt} from '../../../src/config/apiVersions';
import {guidesRoot} from '../../../src/config/routes';
import {START} from '../site-pages/guides';
import type {MarkdownPage} from './markdownPage';
import {markdownUrl} from '../../../src/features/markdown-page/core/markdownUrl';
import {baseUrlOf} from '../../../openapi/model/servers';
import {links} from '../../../openapi/pages/version';
import {DEEP_PAGES, POINTS_PER_MINUTE} from '../../../openapi/model/rateLimit';
import {UNVERIFIED} from '../../../openapi/model/unverified';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';

const guide = (words: string, to: string): string => `[${words}](${markdownUrl(to)})`;

/** What a program or model must know before its first request. The guides have the details. */
export function instructions(): string[] {
  const [version] = apiVersions;
  const current = readPublished(version);
  return [
    `- Base URL: \`${baseUrlOf(current)}\`. Use API ${version.label} for new integrations. API 1.0 is for integrations that already use it.`,
    `- Authentication: send the \`Authorization\` header with \`Bearer\`, a space, and an ${guide('API key', links.keys)} (tools of one team) or an ${guide('OAuth token', links.oauth)} (apps that several teams connect). Read the key from the environment. Request only the ${guide('scopes', links.scopes)} that you need: each operation lists the ones it requires.`,
    `- Rate limit: ${String(POINTS_PER_MINUTE)} points per minute for the whole team. Most requests cost 1 point, deep pages of lists up to ${String(DEEP_PAGES.at(-1)?.points)}. After a 429, wait for the next minute. No \`Retry-After\` header is documented. See ${guide('rate limits', links.rateLimits)}.`,
    `- Lists: \`per_page\` up to 100 and \`page\` from 1; pages above 100 cost more, so move a cursor on \`updated_at\` instead. The API silently ignores unknown filters. See ${guide('filtering, paging, and sorting', links.paging)}.`,
    `- API ${version.label} returns records in \`data\`; lists also have \`metadata\`. What each error means and what to do: ${guide('errors', links.format)}.`,
    `- "${UNVERIFIED}" marks facts that are not confirmed. Test them before you rely on them.`,
    `- Every page is also available as Markdown: replace the trailing slash of its URL with \`.md\`. All pages of an area in one file: [/llms-full.txt](/llms-full.txt) lists them.`,
    `- Complete API descriptions (OpenAPI 3.1): ${apiVersions.map(({id}) => `\`/openapi/${id}.json\``).join(', ')}. For one operation: \`/openapi/${version.id}/<operation>.json\`.`,
  ];
}

interface Area {
  readonly name: string;
  readonly pages: readonly MarkdownPage[];
}

export function areasOf(pages: readonly MarkdownPage[]): Area[] {
  const names = [...new Set(pages.map(({area}) => area))];
  return names.map((name) => ({name, pages: pages.filter(({area}) => area === name)}));
}

/** The part of an area's name before the slash, so that the resources of a version are in one section. */
const sectionOf = (area: string): string => area.split('/')[0] ?? area;

const titleOf = (section: string, [first]: readonly MarkdownPage[]): string =>
  section === START ? 'Start' : (first?.title ?? section);

const line = ({title, url, description, reference: page}: MarkdownPage): string => {
  const words = page?.kind === 'operation' ? `\`${page.method.toUpperCase()} ${page.path}\`` : description;
  return `- [${title}](${url})${words ? `: ${words}` : ''}`;
};

function sectionsOf(pages: readonly MarkdownPage[], lineOf: (page: MarkdownPage) => string): string[] {
  return [...new Set(pages.map(({area}) => sectionOf(area)))].map((section) => {
    const own = pages.filter(({area}) => sectionOf(area) === section);
    return `## ${titleOf(section, own)}\n\n${own.map(lineOf).join('\n')}`;
  });
}

const joined = (blocks: readonly string[]): string => `${blocks.join('\n\n')}\n`;

/** A part of the site with an index of its own. */
interface Part {
  readonly title: string;
  readonly url: string;
  readonly pages: readonly MarkdownPage[];
}

/** The guides and each version of the reference, as far as they have pages. */
export function partsOf(pages: readonly MarkdownPage[]): Part[] {
  const folders = [
    {title: 'Guides', folder: guidesRoot},
    ...apiVersions.map(({label, baseUrl}) => ({title: `API ${label}`, folder: baseUrl})),
  ];
  const folderOf = ({pathname}: MarkdownPage): string => versionAt(pathname)?.baseUrl ?? guidesRoot;
  return folders
    .map(({title, folder}) => ({
      title,
      url: `${folder}llms.txt`,
      pages: pages.filter((page) => page.area !== START && folderOf(page) === folder),
    }))
    .filter((part) => part.pages.length > 0);
}

export const partText = ({title, pages}: Part): string =>
  joined([
    `# ${title}`,
    '> Every page of this part. [/llms.txt](/llms.txt) says how to call the API.',
    ...sectionsOf(pages, line),
  ]);

/**
 * `/llms.txt` (https://llmstxt.org): instructions for programs and models, the first pages, the titles of all guides, and
 * the indexes of the parts. It has no operations, so that it stays short.
 */
export function llmsText(title: string, summary: string, pages: readonly MarkdownPage[]): string {
  const parts = partsOf(pages).map((part) => `- [${part.title}](${part.url}): ${String(part.pages.length)} pages`);
  return joined([
    `# ${title}`,
    `> ${summary.trim()}`,
    instructions().join('\n'),
    `## Indexes with descriptions\n\n${parts.join('\n')}`,
    ...sectionsOf(
      pages.filter(({area}) => area === START),
      line,
    ),
    ...sectionsOf(
      pages.filter(({area, pathname}) => area !== START && !versionAt(pathname)),
      ({title: name, url}) => `- [${name}](${url})`,
    ),
  ]);
}

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
  return joined([
    `# ${title}: all pages`,
    '> The text of every page as Markdown, in one file for each area. [/llms.txt](/llms.txt) lists single pages and says how to call the API.',
    lines.join('\n'),
  ]);
}
