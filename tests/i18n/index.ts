import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readOptions} from '../../src/node/options';
import {StepFailed, main, step} from '../../src/node/steps';
import {SITE, buildPseudoSite} from './build';
import {knownNames} from './names';
import {type Names, untranslated} from './untranslated';
import {visitOverlays} from './visit';

/** Where English was found, by its words: one text of the code is on many pages. */
type Findings = Map<string, string[]>;

function note(findings: Findings, place: string, words: readonly string[]): void {
  for (const word of words) findings.set(word, [...(findings.get(word) ?? []), place]);
}

function judgePages(names: Names): Findings {
  const findings: Findings = new Map();
  const pages = readdirSync(SITE, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  for (const page of pages) note(findings, page, untranslated(readFileSync(path.join(SITE, page), 'utf8'), names));
  console.log(`${String(pages.length)} pages read`);
  return findings;
}

function report(findings: Findings): void {
  for (const [words, places] of findings) {
    console.error(
      `${JSON.stringify(words)} on ${places[0] ?? ''}${places.length > 1 ? ` and ${String(places.length - 1)} more` : ''}`,
    );
  }
  if (findings.size > 0) {
    throw new StepFailed(
      `${String(findings.size)} texts are not translated. Give each an id through @docusaurus/Translate, or add it to tests/i18n/names.ts if it is a name.`,
    );
  }
}

/** `npm run i18n:pseudo` builds and judges; `-- --built` judges what was built before. */
main(async () => {
  const {values} = readOptions('npm run i18n:pseudo [-- --built]', {options: {built: {type: 'boolean'}}});
  process.env.NO_UPDATE_NOTIFIER = '1';
  if (!values.built || !existsSync(SITE)) await buildPseudoSite();
  const names = knownNames();
  const findings = await step('Judge the pages', () => Promise.resolve(judgePages(names)));
  await step('Judge what opens in the browser', async () => {
    for (const [place, html] of await visitOverlays(SITE)) note(findings, place, untranslated(html, names));
  });
  report(findings);
  console.log('Every text of the site is translated.');
});
