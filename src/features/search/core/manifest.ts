/** Where the build writes what search needs; paths within the site. */
export const FILES = {
  /** Index and texts, in files named by the hash of their content. */
  folder: 'assets/search',
  /** Names those two. */
  manifest: 'search/manifest.json',
  /** Records for the hosted engine; browsers do not load them. */
  records: 'search/records.json',
} as const;

export interface Manifest {
  readonly format: number;
  /** Address of the index. */
  readonly index: string;
  /** Address of the texts. */
  readonly texts: string;
}
