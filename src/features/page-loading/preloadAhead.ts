import preload from '@docusaurus/core/lib/client/preload';

/** Loads a page that may be needed next. Failures are ignored: a click would report them. */
export default async function preloadAhead(pathname: string): Promise<void> {
  try {
    await preload(pathname);
  } catch {
    // The click tries again.
  }
}
