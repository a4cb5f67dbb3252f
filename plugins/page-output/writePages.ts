import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {inParallel} from '../../src/node/inParallel';

/**
 * Adds something to the HTML of a page and returns the result. A step reads no page file and writes none, and throws where
 * it does not find the place that it needs.
 */
export type Step = (html: string, pathname: string) => string | Promise<string>;

/** Reads each page once, applies the steps in their order, and writes it once. @throws with the page when a step fails */
export async function writePages(outDir: string, pathnames: readonly string[], steps: readonly Step[]): Promise<void> {
  await inParallel(pathnames, async (pathname) => {
    const file = path.join(outDir, pathname, 'index.html');
    try {
      let html = await readFile(file, 'utf8');
      for (const step of steps) html = await step(html, pathname);
      await writeFile(file, html);
    } catch (error) {
      // Without the cause: the build shows the innermost message, and this is the one that names the page.
      throw new Error(`${pathname}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}
