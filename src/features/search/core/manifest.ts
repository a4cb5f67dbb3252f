/** Search files of a build, relative to the site. */
export const FILES = {
  /** Folder of index and texts, whose names have content hashes. */
  folder: 'assets/search',
  /** The manifest, which names them. */
  manifest: 'search/manifest.json',
  /** Records for hosted search. Browsers don't load them. */
  records: 'search/records.json',
} as const;

export interface Manifest {
  readonly format: number;
  /** URL of the index. */
  readonly index: string;
  /** URL of the texts. */
  readonly texts: string;
}
