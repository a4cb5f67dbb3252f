import {createSlugger} from '@docusaurus/utils';
import type {OperationPage, ReferencePage, Section} from '../../../../openapi/pages/page';
import {LANGUAGES, type LanguageId} from '../../../../src/features/samples/core/languages';
import type {Samples} from '../../../page-output/code-samples';
import {parseMarkdown} from '../../markdown/markdown';
import {type Block, anchor, code, fence, heading, link, paragraph, strong, text} from '../../markdown/nodes';
import {blockNodes, codeNodes} from './blocks';

/** Languages of the samples in Markdown versions. The page has all languages. */
const SHOWN: readonly LanguageId[] = ['curl', 'python', 'nodejs'];
/** Longest OpenAPI document that a Markdown version contains, in characters. It links to longer ones. */
const SHORT_DOCUMENT = 12_000;

/** Parts of an operation's Markdown version that are not in the page model. */
export interface OperationExtras {
  readonly samples: Samples;
  /** The operation as an OpenAPI document. */
  readonly document: string;
  /** URL of the overview of its resource. */
  readonly overview?: string;
}

/** Sections with headings. A heading gets an anchor if its ID doesn't follow from its words. */
function sectionNodes(sections: readonly Section[]): Block[] {
  const slugger = createSlugger();
  return sections.flatMap(({heading: title, blocks}) => {
    const nodes = blocks.flatMap(blockNodes);
    if (!title) return nodes;
    const mark = slugger.slug(title.text) === title.anchor ? [] : [anchor(title.anchor)];
    return [heading(title.level, ...mark, text(title.text)), ...nodes];
  });
}

const requestNodes = (samples: Samples): Block[] =>
  SHOWN.flatMap((shown) => {
    const {id, label, highlight} = LANGUAGES.find((language) => language.id === shown) ?? LANGUAGES[0];
    return [paragraph(strong(text(`Request, ${label}`))), fence(highlight, samples.get(id) ?? '')];
  });

function documentNodes({document: url}: OperationPage, {document: json, overview}: OperationExtras): Block[] {
  return [
    heading(2, text('OpenAPI')),
    paragraph(
      text('This operation as an OpenAPI 3.1 document, complete with its schemas: '),
      link(url, text(url)),
      text('.'),
    ),
    ...(json.length <= SHORT_DOCUMENT ? [fence('json', json)] : []),
    ...(overview === undefined
      ? []
      : [paragraph(text('All of the resource: '), link(overview, text('overview')), text('.'))]),
  ];
}

/** The page of an operation as Markdown. */
export function operationNodes(page: OperationPage, extras: OperationExtras): Block[] {
  const {method, path, server, deprecated, successor, sections, responses} = page;
  return [
    paragraph(
      code(`${method.toUpperCase()} ${server}${path}`),
      ...(deprecated === undefined ? [] : [text(' '), strong(text(deprecated))]),
    ),
    ...(successor === undefined ? [] : parseMarkdown(successor)),
    ...sectionNodes(sections),
    heading(2, text('Samples')),
    ...requestNodes(extras.samples),
    // Shared errors are in the Markdown version of the landing page.
    ...responses.filter((response) => !response.isShared && response.code !== '').flatMap(codeNodes),
    ...documentNodes(page, extras),
  ];
}

/** Any other page of the reference as Markdown. */
export const referenceNodes = ({sections}: Exclude<ReferencePage, OperationPage>): Block[] => sectionNodes(sections);
