import type {SampleRequest} from '../../src/features/samples/core/request';
import type {Block, CodeBlock, Markdown} from './block';

export type * from './block';

export interface Heading {
  /** Without markup. */
  readonly text: string;
  /** The ID of the heading. It never changes, because other sites link to it. */
  readonly anchor: string;
  readonly level: 2 | 3;
}

export interface Section {
  readonly heading?: Heading;
  /** Its label in the navigation of the page. Absent if the navigation doesn't include it. */
  readonly nav?: string;
  readonly blocks: readonly Block[];
}

interface PageBase {
  /** Id of the version: `v2`. */
  readonly version: string;
  /** Name of the page's file. Also the last part of its URL, except for a landing page. */
  readonly id: string;
  /** Path of the page on the site, with a trailing slash. */
  readonly url: string;
  readonly title: string;
  /** Title for the browser tab and search engines, if several pages have the same title. */
  readonly metaTitle?: string;
  /** One or two sentences without markup. */
  readonly description: string;
  /** What people type for the page, for search. */
  readonly keywords?: readonly string[];
  readonly sections: readonly Section[];
}

/** The example of a response. The code is empty if the response has no body. */
export interface ResponseSample extends CodeBlock {
  /** Three digits, or `default`. */
  readonly status: string;
  /** Reason phrase, or empty. */
  readonly meaning: string;
  /** Name of the example, if a status has several. */
  readonly name?: string;
  /** Whether it is a shared error, which the version's landing page also has. */
  readonly isShared?: true;
}

export interface OperationPage extends PageBase {
  readonly kind: 'operation';
  readonly method: string;
  readonly path: string;
  /** Base URL of the version: `https://api.salesloft.com`. */
  readonly server: string;
  readonly deprecated?: string;
  /** In old versions: a sentence about the operation that replaces it. */
  readonly successor?: Markdown;
  /** In old versions: URL of the operation that replaces it. */
  readonly replacedBy?: string;
  /** Name of the resource that the operation belongs to. */
  readonly resource?: string;
  /** The date of the last change of the API, with a link to its entry and to the feed. Absent without snapshots. */
  readonly changed?: Markdown;
  readonly scopes: readonly string[];
  /** Points of the rate limit, where known. Deep pages of lists cost more. */
  readonly cost?: number;
  readonly events: readonly string[];
  /** URL of the operation's OpenAPI document. */
  readonly document: string;
  /** The request that the samples send. */
  readonly request: SampleRequest;
  readonly responses: readonly ResponseSample[];
}

export interface ResourcePage extends PageBase {
  readonly kind: 'resource';
  /** The date of the last change of the API, with a link to its entry and to the feed. Absent without snapshots. */
  readonly changed?: Markdown;
  readonly scopes: readonly string[];
  readonly events: readonly string[];
}

/** The first page of a version, its changelog or the corrections of its description, or its unverified points. */
export interface VersionPage extends PageBase {
  readonly kind: 'landing' | 'changelog' | 'unverified';
}

/** A page of the reference as data; HTML, Markdown and search records are made from it. */
export type ReferencePage = OperationPage | ResourcePage | VersionPage;
