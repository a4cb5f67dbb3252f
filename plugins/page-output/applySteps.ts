import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {inParallel} from '../../src/node/inParallel';

/**
 * Changes the HTML of a page and returns the result. A step doesn't read or write page files, and throws when the HTML has
 * another form than expected.
 */
export type Step = (html: string, pathname: string) => string | Promise<string>;

/** The file of a page: `/docs/` or `/404.html`. */
export const pageFile = (outDir: string, pathname: string): string =>
  path.join(outDir, pathname.endsWith('/') ? `${pathname}index.html` : pathname);

/** Reads each page, applies the steps in order, and writes it. @throws with the page when a step fails */
export async function applySteps(outDir: string, pathnames: readonly string[], steps: readonly Step[]): Promise<void> {
  await inParallel(pathnames, async (pathname) => {
    const file = pageFile(outDir, pathname);
    try {
      // React 18 leaves a zero byte where a character of several bytes crosses the end of its buffer.
      let html = (await readFile(file, 'utf8')).replaceAll('\0', '');
      for (const step of steps) html = await step(html, pathname);
      await writeFile(file, html);
    } catch (error) {
      // No cause, because the build would show only the innermost message, without the page.
      throw new Error(`${pathname}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}
