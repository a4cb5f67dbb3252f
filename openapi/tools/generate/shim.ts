import {apiVersions, sidebarName} from '../../../src/config/apiVersions';
import type {Heading, ReferencePage, Section} from '../../pages/page';

/** Extensions of shims, as the OpenAPI plugin names them. */
const ENDINGS = {
  operation: '.api.mdx',
  resource: '.tag.mdx',
  landing: '.info.mdx',
  changelog: '.mdx',
  unverified: '.mdx',
} as const;

export const shimName = ({id, kind}: ReferencePage): string => `${id}${ENDINGS[kind]}`;

/** Shims that the OpenAPI plugin writes in a build (openApiPlugin.ts). */
export const isOfPlugin = (file: string): boolean => file.endsWith(ENDINGS.operation) || file.endsWith(ENDINGS.landing);

/** Folder of the pages of a version as JSON: `<id>.json`. */
export const pagesFolder = (version: string): string => `openapi/dist/pages/${version}`;

/** A front matter block; values are JSON, which is YAML. */
function frontMatter(values: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}

/** The changelog and the unverified points are in no sidebar. They show the one of their version. */
function sidebarOf({kind, version}: ReferencePage): string | undefined {
  const own = apiVersions.find(({id}) => id === version);
  return (kind === 'changelog' || kind === 'unverified') && own ? sidebarName(own) : undefined;
}

/** The heading of a section, and those over the resources in it. */
const headingsOf = ({heading, blocks}: Section): Heading[] => [
  ...(heading ? [heading] : []),
  ...blocks
    .flatMap((block) => (block.type === 'resources' ? block.groups : []))
    .flatMap((group) => (group.heading ? [{...group.heading, level: 3 as const}] : [])),
];

/** The headings of a page for the table of contents, as HTML. */
export const tocOf = ({sections}: ReferencePage): {value: string; id: string; level: number}[] =>
  sections.flatMap(headingsOf).map(({text, anchor, level}) => {
    const value = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return {value, id: anchor, level};
  });

/** The MDX file of a page: front matter for Docusaurus, and a component that shows the page's JSON. */
export function shimOf(page: ReferencePage): string {
  const {kind, version, id, url, title, metaTitle, description} = page;
  return [
    frontMatter({
      id,
      slug: kind === 'landing' ? url.slice('/docs/api'.length) : undefined,
      title,
      title_meta: metaTitle,
      description,
      // A custom field for theme/DocItem/Footer.
      feedback: kind === 'operation' ? true : undefined,
      // Code is next to the text instead.
      hide_table_of_contents: kind === 'operation' || kind === 'resource' ? true : undefined,
      displayed_sidebar: sidebarOf(page),
      custom_edit_url: null,
    }),
    `import page from '@site/${pagesFolder(version)}/${id}.json';\nimport {ReferencePage} from '@site/src/features/reference';`,
    `export const toc = ${JSON.stringify(tocOf(page))};`,
    '<ReferencePage page={page} />\n',
  ].join('\n\n');
}
