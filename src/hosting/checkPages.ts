import {readFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../config/redirects';
import {siteUrl} from '../config/siteUrl';
import {filesOf} from './filesOf';
import {type PageCode, inlineCode} from './inlineCode';
import {headFaults} from './pageHead';
import {type InlineCode, reviewed} from './reviewed';

const MENDS = {
  scripts: 'Make it a file of its own, or look at it and add its text to src/hosting/reviewed.ts.',
  styles: 'Make it a class, or look at it and add its text to src/hosting/reviewed.ts.',
  styleAttributes: 'Make it a class, or look at it and add its value to src/hosting/reviewed.ts.',
  refused: 'Remove it: a handler belongs into a script file, a file of another host into static/.',
} as const;

const KINDS = Object.keys(MENDS) as (keyof PageCode)[];

/** What a page holds that nobody has looked at, each a sentence with the mend. */
export function unreviewed(html: string, known: InlineCode = reviewed): string[] {
  const found = inlineCode(html);
  const allowed: PageCode = {...known, refused: []};
  return KINDS.flatMap((kind) =>
    found[kind]
      .filter((code) => !allowed[kind].includes(code))
      .map(
        (code) => `${JSON.stringify(code.slice(0, 120))} is not allowed by the content security policy. ${MENDS[kind]}`,
      ),
  );
}

/** The URL of a page by its file; undefined for the not-found page and for pages that only lead to another. */
function pathnameOf(file: string): string | undefined {
  const [, folder] = /^(.*\/|)index\.html$/.exec(file) ?? [];
  const pathname = folder === undefined ? undefined : `/${folder}`;
  return pathname === undefined || pathname in redirects ? undefined : pathname;
}

/**
 * Checks every page of a built site: it holds only code that the policy allows, and says what it is, once.
 * @throws with each piece of code that is not allowed and the first page that has it, and each page that lacks something
 */
export function checkPages(folder: string): void {
  const files = filesOf(folder);
  const written = new Set(files);
  const site = {url: siteUrl, isFile: (pathname: string) => written.has(pathname.slice(1))};
  const firstPage = new Map<string, string>();
  const incomplete: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const pathname = pathnameOf(file);
    for (const fault of unreviewed(html)) if (!firstPage.has(fault)) firstPage.set(fault, file);
    if (pathname !== undefined)
      for (const fault of headFaults(html, pathname, site)) incomplete.push(`${file}: ${fault}`);
  }
  const faults = [...[...firstPage].map(([fault, file]) => `${file}: ${fault}`), ...incomplete];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
