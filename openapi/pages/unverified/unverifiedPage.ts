import {UNVERIFIED, unverifiedUrl} from '../../../src/config/apiVersions';
import {type Spec, operationsOf} from '../../model/spec';
import {isOwnApi} from '../../model/servers';
import {marksIn} from '../../model/unverified';
import {type Version, apiName, links, scopeUrl} from '../version';
import {code, escaped} from '../inlineMarkdown';
import type {Block, Heading, Markdown, Part, ReferencePage, Unverified, VersionPage} from '../page';
import {operationLinks, scopeUses} from '../resource/resourcePage';
import {type MessageId, say, sayCount} from '../formatMessage';
import {type SectionDraft, finishedSections, markdownBlocks, section} from '../sections';

/** An unverified point of a description, with a link to one of the pages that show it. */
interface Point {
  readonly what: Markdown;
  /** URL of the page, with the anchor of the part. */
  readonly url: string;
  /** The subject: the page, unless it is the resource's, and the part. */
  readonly label: Markdown;
  /** The resource of the page. Absent for shared points. */
  readonly resource?: string;
  /** How many pages show the point. */
  readonly pages: number;
}

interface Placed extends Omit<Point, 'pages'> {
  readonly source: string;
  readonly page: ReferencePage;
}

/** A mark on a page. For the whole operation, without anchor and label. */
interface PlacedMark {
  readonly mark: Unverified | undefined;
  readonly anchor?: string;
  readonly label?: Markdown;
}

const partMarks = ({anchor, unverified, blocks}: Omit<Part, 'description'>, label: Markdown): PlacedMark[] => [
  {mark: unverified, anchor, label},
  ...blocks.flatMap((block) => blockMarks(block)),
];

/** The marks in a block, in reading order. @param heading of the section that the block is in */
function blockMarks(block: Block, heading?: Heading): PlacedMark[] {
  switch (block.type) {
    case 'unverified':
      return [{mark: block, anchor: heading?.anchor, label: escaped(block.about)}];
    case 'essentials':
      return [{mark: block.unverified}];
    case 'fields':
      return block.fields.flatMap((field) =>
        partMarks(field, code([field.within, field.name].filter(Boolean).join('.'))),
      );
    case 'variants':
      return block.variants.flatMap((variant) => partMarks(variant, escaped(variant.title)));
    case 'requestBody':
      return partMarks(block, say('heading.body'));
    case 'response':
      return partMarks(block, escaped(`${block.status} ${block.meaning}`));
    case 'errors':
      return block.rows.flatMap((row) => partMarks({...row, blocks: []}, escaped(`${row.status} ${row.meaning}`)));
    default:
      return [];
  }
}

function pagePoints(page: ReferencePage): Placed[] {
  const {kind, title, url, sections} = page;
  const resource = kind === 'operation' ? page.resource : kind === 'resource' ? title : undefined;
  return sections
    .flatMap(({heading, blocks}) => blocks.flatMap((block) => blockMarks(block, heading)))
    .flatMap(({mark, anchor = '', label}) => {
      // Points that only pages have, such as inferred scopes, have no source.
      if (mark?.source === undefined) return [];
      const names = [...(kind === 'operation' ? [escaped(title)] : []), ...(label === undefined ? [] : [label])];
      const target = anchor === '' ? url : `${url}#${anchor}`;
      return [{source: mark.source, what: mark.what, page, resource, url: target, label: names.join(', ')}];
    });
}

/** The depth of a field in the record of the page. 0 if it is not a field of an overview. */
const depthOf = ({page, url}: Placed): number => (page.kind === 'resource' ? url.split('.').length : 0);

/**
 * The best page for a point: first resource overviews, then operations; first the record itself, then records inside
 * others; and the resource that shows the point most often.
 */
function bestOf(all: readonly Placed[]): Placed | undefined {
  const overviews = all.filter(({page}) => page.kind === 'resource');
  const usesOf = (one: Placed): number => all.filter(({resource}) => resource === one.resource).length;
  const candidates = overviews.length > 0 ? overviews : all;
  return [...candidates].sort((a, b) => depthOf(a) - depthOf(b) || usesOf(b) - usesOf(a))[0];
}

/** The unverified points of pages, in their order. Each is listed once, although a field is on the pages of all operations that return it. */
function unverifiedPoints(pages: readonly ReferencePage[]): Point[] {
  const placed = pages.flatMap(pagePoints);
  const bySource = new Map<string, Placed[]>();
  for (const one of placed) bySource.set(one.source, [...(bySource.get(one.source) ?? []), one]);
  return placed.flatMap((one) => {
    const all = bySource.get(one.source) ?? [];
    if (bestOf(all) !== one) return [];
    const {what, url, label, resource} = one;
    return [{what, url, label, resource, pages: new Set(all.map(({page}) => page)).size}];
  });
}

export interface GuidePoint {
  readonly guide: string;
  /** URL of the section of the guide. */
  readonly url: string;
  /** The section or table row of the point. Absent at the start of a guide. */
  readonly about?: string;
  /** A sentence of Markdown. */
  readonly what: Markdown;
}

const item = (label: Markdown, url: string, what: Markdown): Markdown => `- [${label}](${url}): ${what}`;

function pointSections(points: readonly Point[]): SectionDraft[] {
  const resources = [...new Set(points.map(({resource}) => resource))];
  return resources.flatMap((resource) => {
    const items = points
      .filter((point) => point.resource === resource)
      .map(({label, url, what, pages}) =>
        [item(label, url, what), ...(pages > 1 ? [sayCount('unverified.pages', pages)] : [])].join(' '),
      );
    const blocks = markdownBlocks(items.join('\n'));
    if (resource === undefined) return section('changelog.allOperations', blocks);
    return {heading: {text: resource, level: 2}, blocks};
  });
}

const listSection = (id: MessageId, items: readonly Markdown[], text = ''): SectionDraft[] =>
  section(id, items.length === 0 ? [] : [text, items.join('\n')].flatMap(markdownBlocks));

/** Webhooks have no pages. The guide about events describes them. */
const eventItems = ({webhooks = {}}: Spec): Markdown[] =>
  Object.entries(webhooks).flatMap(([name, {post}]) =>
    marksIn(post).map(({what}) => item(code(name), `${links.webhookEvents}#${name}`, what)),
  );

function scopeItems(spec: Spec, version: Version): Markdown[] {
  const inferred = operationsOf(spec).map((operation) => ({
    ...operation,
    'x-scopes': operation['x-scopes']?.filter((use) => use.inferred),
  }));
  return scopeUses(inferred).map(
    ({scope, operations}) => `- [${code(scope)}](${scopeUrl(scope)}): ${operationLinks(operations, version)}`,
  );
}

const guideItem = ({guide, about, url, what}: GuidePoint): Markdown =>
  item([guide, about].flatMap((name) => (name === undefined ? [] : [escaped(name)])).join(', '), url, what);

/**
 * All unverified points of a version, with links.
 * @param spec the published description, which includes webhooks
 * @param pages of the version
 * @param guides points of the guides about this version
 */
export function unverifiedPage(
  spec: Spec,
  version: Version,
  pages: readonly ReferencePage[],
  guides: readonly GuidePoint[],
): VersionPage {
  return {
    kind: 'unverified',
    version: version.id,
    id: UNVERIFIED,
    url: unverifiedUrl(version),
    title: say('unverified.title', {version: version.label}),
    description: say('unverified.description', {api: apiName(spec, version)}),
    sections: finishedSections([
      {
        blocks: markdownBlocks(
          [say('unverified.text'), say(isOwnApi(spec) ? 'unverified.ask' : 'unverified.test')].join(' '),
        ),
      },
      ...pointSections(unverifiedPoints(pages)),
      ...listSection('heading.events', eventItems(spec)),
      ...listSection('heading.scopes', scopeItems(spec, version), say('unverified.scopes')),
      ...listSection('unverified.guides', guides.map(guideItem)),
    ]),
  };
}
