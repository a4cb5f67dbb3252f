import {existsSync, readFileSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {isUtf8} from 'node:buffer';
import {hasHistory} from '../../plugins/lib/site-pages/committedDays';
import {publishedFolder} from '../config/publicFiles';
import {readSettings, refuseHalves} from '../config/settings';
import {main, readOptions, removeAtEnd, run, step, tool} from '../node/command';
import {takeLock} from '../node/folderLock';

/** Where a build is made, so that a failed one keeps the last good one. */
const NEXT = '.build-next';
/** The last build while the new one takes its place, so that a server always has a site. */
const LAST = '.build-last';

/** Has the process of the running build. Two builds in one folder would remove each other's files. */
const LOCK = '.build-lock';

const USAGE = 'npm run build [-- --only pages|site --fast-compression]';

/** @throws with each link (it could lead to any file of this machine), wrong encoding, and name that hosts don't serve as it is */
function refuseOddFiles(): void {
  const problems = ['docs', 'openapi', 'static', 'src/pages']
    .flatMap((folder) => readdirSync(folder, {recursive: true, withFileTypes: true}))
    .flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isSymbolicLink()) return [`${file} is a link. Put the file itself there.`];
      if (/\.ya?ml$/.test(file) && !isUtf8(readFileSync(file))) return [`${file} is not UTF-8. Save it as UTF-8.`];
      // Files such as `.env` and `.DS_Store` are there by mistake, and Git can ignore them.
      return file.startsWith('static') && !/^(?:\.well-known|\w[\w.-]*(?<!\.(br|gz)))$/.test(entry.name)
        ? [
            `Hosts can't serve ${file} as it is. Use letters, digits, and . _ - only, no . at the start, and no .br or .gz.`,
          ]
        : [];
    });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function makePages(): Promise<void> {
  await step('Lint the API descriptions', () => run(...tool('openapi/tools/lint.ts')));
  // Everything in it is published, and Git ignores it.
  rmSync(publishedFolder, {recursive: true, force: true});
  await step('Bundle the API descriptions', () => run(...tool('openapi/tools/bundle.ts')));
  await step('Check the guides', () => run(...tool('src/cli/checkGuides.ts')));
  await step('Write the reference pages', () => run(...tool('src/cli/generate.ts')));
}

/** What Docusaurus reads while it is loaded, so it must be set before. */
const ENVIRONMENT = {
  NO_UPDATE_NOTIFIER: '1',
  // A warning that depends on the date would stop every build of a commit. `npm start` shows it.
  BROWSERSLIST_IGNORE_OLD_DATA: '1',
  // Minifying saves less than 1 % of what is sent, and leaves out tags that simple parsers of programs need.
  SKIP_HTML_MINIFICATION: 'true',
};

/** Builds the site next to the last one, and then replaces it. */
async function makeSite(isFast: boolean): Promise<void> {
  for (const folder of [NEXT, LAST]) rmSync(folder, {recursive: true, force: true});
  if (!hasHistory()) console.log('Guides have no dates, because only a full Git clone has their history.');
  // A separate process, because its threads write to the folder until they exit.
  removeAtEnd(NEXT);
  const env = {...process.env, ...ENVIRONMENT};
  await run(...tool('src/cli/buildSite.ts', NEXT, ...(isFast ? ['fast'] : [])), {env});
  if (existsSync('build')) renameSync('build', LAST);
  renameSync(NEXT, 'build');
  rmSync(LAST, {recursive: true, force: true});
}

/**
 * `npm run build`. `--only` makes the pages of the reference, or the site from them, for `npm test`. `--fast-compression` saves
 * half a minute, and makes larger files for hosts.
 */
main(async () => {
  const {only, 'fast-compression': isFast} = readOptions(USAGE, {
    options: {only: {type: 'string'}, 'fast-compression': {type: 'boolean', default: false}},
  }).values;
  if (only !== undefined && only !== 'pages' && only !== 'site') throw new Error(`Usage: ${USAGE}`);
  refuseHalves(readSettings(process.env));
  takeLock(LOCK, 'build');
  refuseOddFiles();
  if (only !== 'site') await makePages();
  if (only !== 'pages') await makeSite(isFast);
});
