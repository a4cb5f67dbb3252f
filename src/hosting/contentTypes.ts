/** Content types of file extensions that servers don't know, or treat differently. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  ts: 'text/plain',
  txt: 'text/plain',
  yaml: 'application/yaml',
  webmanifest: 'application/manifest+json',
};

/** The type to send with an address, with the encoding of a text: without it a browser guesses. */
export function contentTypeOf(pathname: string): string | undefined {
  const type = CONTENT_TYPES[/\.([a-z]+)$/.exec(pathname)?.[1] ?? ''];
  return type?.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
