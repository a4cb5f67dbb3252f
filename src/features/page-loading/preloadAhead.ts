import preload from '@docusaurus/core/lib/client/preload';

/** Loads a page that may be wanted next. A click would tell of a failure; until then nobody has asked. */
export default async function preloadAhead(pathname: string): Promise<void> {
  try {
    await preload(pathname);
  } catch {
    // The click tries again.
  }
}
