import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import {callbackScript} from '../../src/hosting/allowedInlineCode';
import {codeShape, lineCount} from '../../src/features/code/core/codeShape';
import {highlight} from '../../src/features/code/core/highlight';
import {LANGUAGES} from '../../src/features/samples/core/languages';
import type {PageSamples} from '../lib/site-pages/samples';

/**
 * Changes the HTML of a page and returns the result. A step doesn't read or write page files, and throws when the HTML has
 * another form than expected.
 */
export type Step = (html: string, pathname: string) => string | Promise<string>;

/** Enough for the disk and libuv's four threads. All files at once would use too much memory. */
export const AT_ONCE = {concurrency: 8};

/** The file of a page: `/docs/` or `/404.html`. */
export const pageFile = (outDir: string, pathname: string): string =>
  path.join(outDir, pathname.endsWith('/') ? `${pathname}index.html` : pathname);

/** Reads each page, applies the steps in order, and writes it. @throws with the page when a step fails */
export async function applySteps(outDir: string, pathnames: readonly string[], steps: readonly Step[]): Promise<void> {
  const rewrite = async (pathname: string): Promise<void> => {
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
  };
  await pMap(pathnames, rewrite, AT_ONCE);
}

/** The place and the texts of the script (`src/features/auth/LogIn.tsx`). */
const CALLBACK_SLOT = /<meta (?=[^>]*name="log-in-callback")[^>]*?(?<texts>data-sso-url=[^>]*?)\/?>/;

/**
 * Writes the script of the redirect URI into the home page of a site with login. It is inline because it runs before the
 * page is visible, and a file would delay every visit of the home page by a request.
 * @throws when the page has no place for it
 */
export const callbackStep =
  (hasLogIn: boolean): Step =>
  (html, pathname) => {
    if (!hasLogIn || pathname !== '/') return html;
    if (!CALLBACK_SLOT.test(html))
      throw new Error('there is no place for the login script. Check features/auth/LogIn.tsx.');
    return html.replace(CALLBACK_SLOT, (_, texts: string) => `<script ${texts}>${callbackScript}</script>`);
  };

/** Places of a sample and, below it, of the number of its lines: `<code data-sample="python">` and `<span data-lines>`. */
const SAMPLE_SLOT =
  /(?<slot><code data-sample="(?<language>[a-z-]+)")>[^<]*(?<between><\/code>(?:(?!<code ).)*?<span data-lines(?:="[^"]*")?>)[^<]*/gs;

/** What the style sheet must know of a code (`src/css/code.css`), as attributes. */
function shapeAttributes(code: string, language: string): string {
  const {lines, width} = codeShape(code, language);
  return `${lines === undefined ? '' : ' data-long=""'}${width === undefined ? '' : ` data-width="${width}"`}`;
}

/** Writes the samples of an operation into the HTML of its page. @throws when a placeholder is missing or its language is unknown */
export function insertSamples(html: string, samples: ReadonlyMap<string, string>): string {
  const left = new Set(samples.keys());
  const written = html.replaceAll(SAMPLE_SLOT, (...parts) => {
    const {slot = '', language: id = '', between = ''} = parts.at(-1) as Readonly<Record<string, string>>;
    const language = LANGUAGES.find((one) => one.id === id);
    if (!left.delete(id) || !language) throw new Error(`no sample is written for the language ${id}`);
    const code = samples.get(id) ?? '';
    const attributes = shapeAttributes(code, language.highlight);
    return `${slot}${attributes}>${highlight(code, language.highlight)}${between}${String(lineCount(code))}`;
  });
  if (left.size > 0) throw new Error(`there is no slot for the samples in ${[...left].join(', ')}`);
  return written;
}

/** Inserts the samples of each operation into its page after rendering. In the modules of the pages they would be most of the server bundle. */
export const samplesStep =
  (samples: PageSamples): Step =>
  (html, pathname) =>
    insertSamples(html, samples.get(pathname) ?? new Map());
