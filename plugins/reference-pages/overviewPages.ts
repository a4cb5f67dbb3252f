import {frontMatter, mdxText, metaDescription, attributes} from './mdx';
import {type PlacedOperation, type Spec, operationsOf} from './spec';

/** File name and address of a tag's page; the plugin makes the addresses of operations in the same way. */
export const tagSlug = (tag: string): string =>
  tag
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const row = ({operationId, method, path, summary}: PlacedOperation, baseUrl: string): string =>
  `<OperationRow${attributes({method, path, summary, to: `${baseUrl}${operationId}/`})} />`;

/** The overview of a group: what the resource is, then its operations. */
export function overviewPage(
  tag: {readonly name: string; readonly description: string},
  operations: readonly PlacedOperation[],
  baseUrl: string,
): string {
  return [
    frontMatter({
      id: tagSlug(tag.name),
      title: tag.name,
      description: metaDescription(tag.description),
      custom_edit_url: null,
    }),
    mdxText(tag.description),
    ...(operations.length > 0
      ? [
          '## Operations',
          `<OperationTable>\n\n${operations.map((operation) => row(operation, baseUrl)).join('\n')}\n\n</OperationTable>`,
        ]
      : []),
    '',
  ].join('\n\n');
}

/** The pages of all groups by id. */
export function overviewPages(spec: Spec, baseUrl: string): ReadonlyMap<string, string> {
  const operations = operationsOf(spec);
  return new Map(
    spec.tags.map((tag) => [
      tagSlug(tag.name),
      overviewPage(
        tag,
        operations.filter(({tags}) => tags?.includes(tag.name)),
        baseUrl,
      ),
    ]),
  );
}
