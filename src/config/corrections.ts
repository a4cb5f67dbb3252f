/** A snapshot that only corrects the description. The API didn't change. */
export interface Correction {
  /** ID of the API version. */
  readonly version: string;
  /** Name of the snapshot in openapi/snapshots, without extension. */
  readonly snapshot: string;
  /** Its topic, in a few words. */
  readonly title: string;
  /** The error and the correction, in one to three sentences of Markdown. */
  readonly text: string;
}

/** Snapshots that the changelog and the feeds list as corrections. All others are changes of the API. */
export const corrections: readonly Correction[] = [
  {
    version: 'v2',
    snapshot: '2026-11-21-2',
    title: 'bulk jobs, call data records, and link swap',
    text: 'Times, names and records that are empty at first are now described as nullable. The delivery of `link_swap` has nested objects, where its fields were described with dots in their names, and it lists the links.',
  },
  {
    version: 'v2',
    snapshot: '2026-11-22',
    title: 'fields that can be empty',
    text: 'Fields of responses that can be empty are now described as nullable, as the API has always sent them. Several types follow recorded responses, such as the numeric IDs of a meeting, and sets of values that can grow are no longer closed. Tasks and users have fields that were missing.',
  },
  {
    version: 'v2',
    snapshot: '2026-11-22-2',
    title: 'fields of request bodies',
    text: 'Request bodies now name their fields, among them those of cadence imports, signals and Plays; custom fields of accounts are written as an object. Errors show the texts that the API sends. Email details, and filters of people by name, were missing.',
  },
  {
    version: 'v2',
    snapshot: '2026-11-22-3',
    title: 'parameters that take several values',
    text: 'Query parameters that take several values are now described as they are sent, `ids[]=1&ids[]=2`. The API has always taken them this way; it also takes a single value without brackets.',
  },
  {
    version: 'v2',
    snapshot: '2026-11-22-4',
    title: 'fields of meetings, imports, signals, and Plays',
    text: 'Several objects now name their fields, among them the CRM records of a meeting, the rejected rows of an import, and the texts of signals and Plays. Meeting settings have date-times, due dates of actions can be filtered by day, and the filter of activity types lists all 25. The API has always worked this way.',
  },
];

/** A version's corrections, by snapshot. */
export const correctionsOf = (version: string): ReadonlyMap<string, Pick<Correction, 'title' | 'text'>> =>
  new Map(
    corrections.filter((one) => one.version === version).map(({snapshot, title, text}) => [snapshot, {title, text}]),
  );
