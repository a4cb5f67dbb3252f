import prefetch from '@docusaurus/core/lib/client/prefetch';

const asked = new Set<string>();

/** Asks for a file that a next page may need, once: the pages behind the links of a sidebar have most of theirs in common. */
export default function prefetchOnce(url: string): Promise<void> {
  if (asked.has(url)) return Promise.resolve();
  asked.add(url);
  return prefetch(url);
}
