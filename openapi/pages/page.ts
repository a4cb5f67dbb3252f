import type {SampleRequest} from '../../src/features/samples/core/request';
import type {Block, CodeBlock, Markdown} from './block';

export type * from './block';

/** A heading of a page. */
export interface Heading {
  /** Without markup. */
  readonly text: string;
  /** The id of the heading; part of URLs that others link to, so it never changes. */
  readonly anchor: string;
  readonly level: 2 | 3;
}

/** A part of a page: a heading, unless it is the start of the page, and what follows it. */
export interface Section {
  readonly heading?: Heading;
  /** What the sub-navigation of the page calls it; absent where it does not lead there. */
  readonly nav?: string;
  readonly blocks: readonly Block[];
}

/** What all pages of the reference have. */
interface PageBase {
  /** Id of the version: `v2`. */
  readonly version: string;
  /** Name of the page's file, and the last part of its URL except for a landing page. */
  readonly id: string;
  /** Path of the page on the site, with a slash at its end. */
  readonly url: string;
  readonly title: string;
  /** Title for the browser's tab and search engines, where several pages have the same title. */
  readonly metaTitle?: string;
  /** One or two sentences without markup. */
  readonly description: string;
  readonly sections: readonly Section[];
}

/** The example of a response; its code is empty where the response has no body. */
export interface ResponseSample extends CodeBlock {
  /** Three digits, or `default`. */
  readonly status: string;
  /** Reason phrase; empty where there is none. */
  readonly meaning: string;
  /** Name of the example, where a status has several. */
  readonly name?: string;
  /** Whether it is an error that operations share: the version's landing page has it, too. */
  readonly isShared?: true;
}

export interface OperationPage extends PageBase {
  readonly kind: 'operation';
  readonly method: string;
  readonly path: string;
  /** What every URL of the version begins with: `https://api.salesloft.com`. */
  readonly server: string;
  /** A word for a deprecated operation. */
  readonly deprecated?: string;
  /** Of an old version: where the operation that replaces it is, in a sentence. */
  readonly successor?: Markdown;
  /** Name of the resource that the operation belongs to. */
  readonly resource?: string;
  readonly scopes: readonly string[];
  readonly events: readonly string[];
  /** URL of the operation as an OpenAPI document of its own. */
  readonly document: string;
  /** What the samples of its request send. */
  readonly request: SampleRequest;
  /** Bodies of responses, by status. */
  readonly responses: readonly ResponseSample[];
}

/** The overview of a resource. */
export interface ResourcePage extends PageBase {
  readonly kind: 'resource';
  readonly scopes: readonly string[];
  readonly events: readonly string[];
}

/** The first page of a version. */
export interface LandingPage extends PageBase {
  readonly kind: 'landing';
}

/** What changed in a version for callers. */
export interface ChangelogPage extends PageBase {
  readonly kind: 'changelog';
}

/** What is not confirmed in a version. */
export interface UnconfirmedPage extends PageBase {
  readonly kind: 'unconfirmed';
}

/** A page of the reference as data; HTML, Markdown and search records are made from it. */
export type ReferencePage = OperationPage | ResourcePage | LandingPage | ChangelogPage | UnconfirmedPage;
