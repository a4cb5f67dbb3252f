import prefetch from '@docusaurus/core/lib/client/prefetch';

const prefetched = new Set<string>();

/** Prefetches a file once, because pages in a sidebar share most files. */
export default function prefetchOnce(url: string): Promise<void> {
  if (prefetched.has(url)) return Promise.resolve();
  prefetched.add(url);
  return prefetch(url);
}
