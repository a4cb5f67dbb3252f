/** Content types of file extensions that servers don't know, or treat differently. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  ts: 'text/plain',
  txt: 'text/plain',
  yaml: 'application/yaml',
  webmanifest: 'application/manifest+json',
};

/** The content type of a URL. Texts have a charset, so that browsers don't guess. */
export function contentTypeOf(pathname: string): string | undefined {
  const type = CONTENT_TYPES[/\.([a-z]+)$/.exec(pathname)?.[1] ?? ''];
  return type?.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
