import {code, escaped} from '../inlineMarkdown';
import type {Block, Field, Heading, Markdown, ReferencePage, Unverified} from '../page';
import {say} from '../say';

/** An unconfirmed point of a description, with a link to one of the pages that show it. */
export interface Point {
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

/** A part of a page that can have a mark, and blocks that can have more. */
type Part = Pick<Field, 'anchor' | 'unverified' | 'blocks'>;

const partMarks = ({anchor, unverified, blocks}: Part, label: Markdown): PlacedMark[] => [
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

/**
 * The unconfirmed points of pages, in their order. Each is listed once, although a field is on the pages of all operations
 * that return it.
 */
export function unconfirmedPoints(pages: readonly ReferencePage[]): Point[] {
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
