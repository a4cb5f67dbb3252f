import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesOf} from './filesOf';
import {type PageCode, inlineCode} from './inlineCode';
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

/**
 * Holds every page of a built site to what the policy allows.
 * @throws with each piece that it does not allow, the first page that has it and the mend
 */
export function checkPages(folder: string): void {
  const firstPage = new Map<string, string>();
  for (const file of filesOf(folder).filter((name) => name.endsWith('.html'))) {
    for (const fault of unreviewed(readFileSync(path.join(folder, file), 'utf8')))
      if (!firstPage.has(fault)) firstPage.set(fault, file);
  }
  if (firstPage.size > 0) throw new Error([...firstPage].map(([fault, file]) => `${file}: ${fault}`).join('\n'));
}
