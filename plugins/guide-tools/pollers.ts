import {readFileSync} from 'node:fs';
import path from 'node:path';
import {POLLERS, type PollerLanguage, fillPoller} from '../../src/features/sync-planner/core/fillPoller';
import {textsIn, valuesOf} from '../../src/features/sync-planner/core/plan';

export const POLLER_FOLDER = 'docs/platform/guides/samples';

/** The pollers of the guide, by language. @throws when one has no line for a value of the planner */
export function readPollers(): Readonly<Record<PollerLanguage, string>> {
  const usual = valuesOf(textsIn(''));
  const programs = Object.entries(POLLERS).map(([language, {file}]): [string, string] => {
    const program = readFileSync(path.join(POLLER_FOLDER, file), 'utf8');
    fillPoller(language as PollerLanguage, program, usual);
    return [language, program];
  });
  return Object.fromEntries(programs) as Record<PollerLanguage, string>;
}
