import {existsSync, readFileSync} from 'node:fs';
import {atEnd, endsWell, main, readOptions, run, secondsSince, step, tool} from '../node/command';
import {assertFree, portFrom} from '../node/ports';
import {watch} from 'chokidar';
import {refreshPages} from '../../openapi/tools/generate/refreshPages';
import type {KnownVersion} from '../../openapi/tools/generate/writePages';
import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {pageCheck} from '../../plugins/lib/guide-checks/checkPage';
import {strayFiles} from '../../plugins/lib/guide-checks/guideFiles';
import {linkProblems} from '../../plugins/lib/guide-checks/links';
import {textProblems} from '../../plugins/lib/guide-checks/textProblems';
import {guideSources} from '../../plugins/lib/guides/guideLinks';
import {apiVersions} from '../config/apiVersions';
import {guidesPath, landingPagesPath} from '../config/routes';

/** Milliseconds without further changes before a change is processed, because editors write files in several steps. */
const QUIET = 50;

/** Makes the pages of changed descriptions. If one has an error, the last good pages stay, and it is read again after the next change. */
async function refresh(changed: Set<KnownVersion>): Promise<void> {
  const begin = Date.now();
  const versions = [...changed];
  if (versions.length === 0) return;
  changed.clear();
  try {
    await refreshPages(versions, guideSources);
    console.log(`✓ Pages of API ${versions.map(({label}) => label).join(', ')} (${secondsSince(begin)})`);
  } catch (error) {
    versions.forEach((version) => changed.add(version));
    console.error(error instanceof Error ? error.message : error);
    console.error('The reference pages stay as they were until you fix this.');
  }
}

/** Prints what a build would refuse in saved guides, and links of the site that have become dead. */
function checkSaved(saved: Set<string>): void {
  const begin = Date.now();
  const files = [...saved].sort();
  if (files.length === 0) return;
  saved.clear();
  try {
    const check = pageCheck(readPublished(apiVersions[0]));
    const texts = files.filter((file) => existsSync(file)).map((file) => [file, readFileSync(file, 'utf8')] as const);
    const ofTexts = texts.flatMap(([file, text]) => [...check(file, text), ...textProblems(file, text)]);
    const problems = [...strayFiles(), ...ofTexts, ...linkProblems()];
    if (problems.length > 0) throw new Error([...problems, 'The build fails until you fix this.'].join('\n'));
    console.log(`✓ ${files.join(', ')} (${secondsSince(begin)})`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

function followSources(): void {
  const changed = new Set<KnownVersion>();
  const saved = new Set<string>();
  let running = Promise.resolve();
  let quiet: NodeJS.Timeout | undefined;
  const watcher = watch(
    [...apiVersions.map(({id}) => `openapi/${id}`), guidesPath, landingPagesPath],
    // A link to a folder above it would never end.
    {ignoreInitial: true, followSymlinks: false},
  );
  watcher.on('all', (_, name) => {
    const file = name.replaceAll('\\', '/');
    const version = apiVersions.find(({id}) => file.startsWith(`openapi/${id}/`));
    if (version) changed.add(version);
    else if (file.endsWith('.mdx')) saved.add(file);
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      running = running.then(() => refresh(changed)).then(() => checkSaved(saved));
    }, QUIET);
  });
  watcher.on('error', (error) => {
    console.error(`A change might have been missed: ${error instanceof Error ? error.message : String(error)}`);
  });
  atEnd(() => {
    clearTimeout(quiet);
    return watcher.close();
  });
}

/** `npm start`: makes the reference pages, serves the site, and follows changes of descriptions. */
main(async () => {
  readOptions('npm start');
  const port = portFrom('PORT', 3000);
  await assertFree(port, 'PORT');
  await step('Make the reference pages', async () => {
    await run(...tool('openapi/tools/bundle.ts'));
    await run(...tool('src/cli/generate.ts'));
  });
  followSources();
  endsWell();
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1'};
  await run(...tool('docusaurus', 'start', '--no-open', '--port', String(port)), {env});
});
