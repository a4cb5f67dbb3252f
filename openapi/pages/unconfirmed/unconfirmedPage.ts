import {UNCONFIRMED, unconfirmedUrl} from '../../../src/config/apiVersions';
import {type Spec, operationsOf} from '../../model/spec';
import {marksIn} from '../../model/unverified';
import {type Version, links} from '../version';
import {code, escaped} from '../inlineMarkdown';
import type {Markdown, ReferencePage, UnconfirmedPage} from '../page';
import {operationLinks, scopeUses} from '../resource/sections';
import type {MessageId} from '../messages';
import {say, sayCount} from '../say';
import {type SectionDraft, finishedSections, markdownBlocks, section} from '../sections';
import {type Point, unconfirmedPoints} from './points';

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

const pointItem = ({label, url, what, pages}: Point): Markdown =>
  [item(label, url, what), ...(pages > 1 ? [sayCount('unconfirmed.pages', pages)] : [])].join(' ');

/** Sections of shared points, then of each resource. */
function pointSections(points: readonly Point[]): SectionDraft[] {
  const resources = [...new Set(points.map(({resource}) => resource))];
  return resources.flatMap((resource) => {
    const items = points.filter((point) => point.resource === resource).map(pointItem);
    const blocks = markdownBlocks(items.join('\n'));
    if (resource === undefined) return section('unconfirmed.shared', blocks);
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

/** All inferred scopes, in one sentence. */
function scopeItems(spec: Spec, version: Version): Markdown[] {
  const inferred = operationsOf(spec).map((operation) => ({
    ...operation,
    'x-scopes': operation['x-scopes']?.filter((use) => use.inferred),
  }));
  return scopeUses(inferred).map(
    ({scope, operations}) => `- [${code(scope)}](${links.scopes}): ${operationLinks(operations, version)}`,
  );
}

const guideItem = ({guide, about, url, what}: GuidePoint): Markdown =>
  item([guide, about].flatMap((name) => (name === undefined ? [] : [escaped(name)])).join(', '), url, what);

/**
 * All unconfirmed points of a version, with links.
 * @param spec the published description, which includes webhooks
 * @param pages of the version
 * @param guides points of the guides about this version
 */
export function unconfirmedPage(
  spec: Spec,
  version: Version,
  pages: readonly ReferencePage[],
  guides: readonly GuidePoint[],
): UnconfirmedPage {
  const values = {version: version.label};
  return {
    kind: 'unconfirmed',
    version: version.id,
    id: UNCONFIRMED,
    url: unconfirmedUrl(version),
    title: say('unconfirmed.title', values),
    description: say('unconfirmed.description', values),
    sections: finishedSections([
      {blocks: markdownBlocks(say('unconfirmed.text'))},
      ...pointSections(unconfirmedPoints(pages)),
      ...listSection('heading.events', eventItems(spec)),
      ...listSection('heading.scopes', scopeItems(spec, version), say('unconfirmed.scopes')),
      ...listSection('unconfirmed.guides', guides.map(guideItem)),
    ]),
  };
}
