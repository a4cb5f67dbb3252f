import preload from '@docusaurus/core/lib/client/preload';

/** Loads a page that may be needed next. Failures are ignored: a click would report them. */
export default async function preloadAhead(pathname: string): Promise<void> {
  await preload(pathname).catch(() => undefined);
}
