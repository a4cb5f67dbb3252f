/**
 * What a value is, and so how it is cleaned before it leaves the page (features/analytics/core/clean.ts). No kind takes
 * free text of a visitor as it is.
 */
export type Kind =
  /** Address on this site, without query and fragment. */
  | 'path'
  /** Words of a search that the documentation has too; left out when they may still be an email address or a secret. */
  | 'query'
  /** A name of ours: an operation, a language, a reason. */
  | 'name'
  /** A title of a page. */
  | 'title'
  /** A whole number of zero or more. */
  | 'count';

/** Every event that analytics may send, and every property of it. src/README.md says when each happens. */
export const trackingPlan = {
  page_viewed: {path: 'path', title: 'title'},
  search_opened: {},
  search_hit_chosen: {query: 'query', path: 'path', position: 'count'},
  search_without_result: {words: 'count'},
  log_in_started: {},
  log_in_succeeded: {},
  log_in_denied: {},
  log_in_failed: {},
  logged_out: {},
  try_it_sent: {operation: 'name', version: 'name', status: 'name', milliseconds: 'count'},
  try_it_failed: {operation: 'name', version: 'name', reason: 'name', milliseconds: 'count'},
  sample_language_chosen: {language: 'name'},
  copied: {what: 'name'},
  description_downloaded: {file: 'name'},
  feedback_given: {path: 'path', answer: 'name'},
} as const satisfies Readonly<Record<string, Readonly<Record<string, Kind>>>>;

type Plan = typeof trackingPlan;
type ValueOf<Type> = Type extends 'count' ? number : string;

export type EventName = keyof Plan;

/** The values of an event, as the feature that publishes it knows them. */
export type ValuesOf<Name extends EventName> = {
  readonly [Property in keyof Plan[Name]]: ValueOf<Plan[Name][Property]>;
};

/** Something that a visitor did. */
export type SiteEvent = {
  readonly [Name in EventName]: {readonly name: Name; readonly values: ValuesOf<Name>};
}[EventName];
