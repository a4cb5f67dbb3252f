import prefetch from '@docusaurus/core/lib/client/prefetch';

const asked = new Set<string>();

/** Prefetches a file once, because pages in a sidebar share most files. */
export default function prefetchOnce(url: string): Promise<void> {
  if (asked.has(url)) return Promise.resolve();
  asked.add(url);
  return prefetch(url);
}
