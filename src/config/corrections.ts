/** A snapshot that only corrects the description. The API didn't change. */
export interface Correction {
  /** ID of the API version. */
  readonly version: string;
  readonly snapshot: string;
  /** Its topic, in a few words. */
  readonly title: string;
  /** The error and the correction, in one to three sentences of Markdown. */
  readonly text: string;
}

/** Snapshots that the changelog and the feeds list as corrections. All others are changes to the API. */
export const corrections: readonly Correction[] = [];

export const correctionsOf = (version: string): ReadonlyMap<string, Correction> =>
  new Map(corrections.filter((one) => one.version === version).map((one) => [one.snapshot, one]));
