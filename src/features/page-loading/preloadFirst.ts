import preloadOnce from './preload';

const never = new Promise<never>(() => undefined);

/**
 * Loads what the page that a visitor arrives at needs to come alive. If that fails twice, the page stays as the server
 * sent it: all of its text is there, and an error in its place would be worse.
 */
export default async function preloadFirst(pathname: string): Promise<unknown> {
  try {
    return (await preloadOnce(pathname)) ?? never;
  } catch (error) {
    console.warn(error);
    window.location.reload();
    return never;
  }
}
