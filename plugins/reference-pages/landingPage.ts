import {attributes, frontMatter, mdxText, metaDescription} from './mdx';
import {tagSlug} from './overviewPages';

/** The `info` of a spec with its tags, as the OpenAPI plugin hands it over. */
interface Info {
  readonly title: string;
  readonly description?: string;
  readonly tags?: readonly {readonly name: string; readonly description?: string}[];
  /** What every address of the version begins with. */
  readonly 'x-base-url'?: string;
}

/** The id that the OpenAPI plugin makes from a spec's title. */
export const landingId = (title: string): string => tagSlug(title);

/** The landing page of a version: what it is, how to call it, and its resources. */
export function landingPage(id: string, info: Info, baseUrl: string): string {
  const resources = (info.tags ?? []).map(
    ({name, description = ''}) =>
      `<Resource${attributes({name, to: `${baseUrl}${tagSlug(name)}/`})}>\n\n${mdxText(metaDescription(description))}\n\n</Resource>`,
  );
  const description = info.description ?? '';
  return [
    frontMatter({
      id,
      slug: baseUrl.replace(/^\/docs\/api/, ''),
      title: info.title,
      description: metaDescription(description),
      hide_table_of_contents: true,
      custom_edit_url: null,
    }),
    mdxText(description),
    `<ApiBasics${attributes({baseUrl, apiUrl: info['x-base-url']})} />`,
    '## Resources',
    `<Resources>\n\n${resources.join('\n\n')}\n\n</Resources>`,
    '',
  ].join('\n\n');
}
