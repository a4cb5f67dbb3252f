import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesOf} from './filesOf';
import {type PageCode, inlineCode} from './inlineCode';
import {type InlineCode, reviewed} from './reviewed';

const FIXES = {
  scripts: 'Move it to a file, or review it and add its text to src/hosting/reviewed.ts.',
  styles: 'Use a class, or review it and add its text to src/hosting/reviewed.ts.',
  styleAttributes: 'Use a class, or review it and add its value to src/hosting/reviewed.ts.',
  refused: "Remove it. Event handlers belong in a script file, and copies of other hosts' files in static/.",
} as const;

const KINDS = Object.keys(FIXES) as (keyof typeof FIXES)[];

/** Sets of first-view styles that a site may have. Each adds a hash to a header of every response. */
const MOST_SETS = 6;

/** Sentences about inline code of a page that was not reviewed, with fixes. */
export function unreviewed(found: PageCode, known: InlineCode = reviewed): string[] {
  const allowed = {...known, refused: [] as string[]};
  return KINDS.flatMap((kind) =>
    found[kind]
      .filter((code) => !allowed[kind].includes(code))
      .map(
        (code) => `${JSON.stringify(code.slice(0, 120))} is not allowed by the content security policy. ${FIXES[kind]}`,
      ),
  );
}

/**
 * Checks that every page of a built site has only inline code that the policy allows.
 * @returns the first-view styles of all pages, without duplicates, which the policy must allow
 * @throws with each forbidden piece of code and its first page
 */
export function checkPages(folder: string): string[] {
  const firstPage = new Map<string, string>();
  const firstViews = new Set<string>();
  for (const file of filesOf(folder).filter((name) => name.endsWith('.html'))) {
    const code = inlineCode(readFileSync(path.join(folder, file), 'utf8'));
    for (const styles of code.firstView) firstViews.add(styles);
    for (const fault of unreviewed(code)) if (!firstPage.has(fault)) firstPage.set(fault, file);
  }
  const faults = [...firstPage].map(([fault, file]) => `${file}: ${fault}`);
  if (firstViews.size > MOST_SETS)
    faults.push(
      `The pages have ${String(firstViews.size)} different sets of first-view styles. The limit is ${String(MOST_SETS)}. Check kindOf in plugins/page-output/first-view.`,
    );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return [...firstViews];
}
