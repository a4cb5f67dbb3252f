/** How a value is cleaned before it is sent (features/analytics/core/sanitize.ts). No kind allows unchanged free text. */
export type Kind =
  /** URL path on this site. */
  | 'path'
  /** Words of a search that are in the documentation, unless they may be an email address or a secret. */
  | 'query'
  /** One of our names: an operation, a language, a reason. */
  | 'name'
  /** A title of a page. */
  | 'title'
  /** A whole number of zero or more. */
  | 'count';

/** All events that analytics can send, with their properties. src/README.md says when they happen. */
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
  feedback_explained: {path: 'path', reason: 'name'},
} as const satisfies Readonly<Record<string, Readonly<Record<string, Kind>>>>;

type Plan = typeof trackingPlan;
type ValueOf<Type> = Type extends 'count' ? number : string;

export type EventName = keyof Plan;

/** The values of an event before cleaning. */
export type ValuesOf<Name extends EventName> = {readonly [Property in keyof Plan[Name]]: ValueOf<Plan[Name][Property]>};

export type SiteEvent = {
  readonly [Name in EventName]: {readonly name: Name; readonly values: ValuesOf<Name>};
}[EventName];
