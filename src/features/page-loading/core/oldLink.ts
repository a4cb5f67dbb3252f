/** Where the build writes the pages that replaced those of the provider's first reference (plugins/redirects). */
export const OLD_LINKS = '/old-links.json';

/** The name of an operation or topic in the fragment of a link to the first reference. Undefined for other fragments. */
export const oldName = (hash: string): string | undefined =>
  hash.startsWith('#!/')
    ? hash
        .slice(hash.lastIndexOf('/') + 1)
        .toLowerCase()
        .replace(/_json$/, '')
    : undefined;
