import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {STAGING, titleSuffix} from '../../plugins/reference-pages';
import {CHANGELOG, changelogPage} from '../../plugins/reference-pages/changelogPage';
import {landingId} from '../../plugins/reference-pages/landingPage';
import {overviewPages} from '../../plugins/reference-pages/overviewPages';
import {type Spec, operationsOf} from '../model/spec';
import {apiVersions} from '../../src/config/apiVersions';
import {correctionsOf} from '../../src/config/corrections';
import {guideLinks} from './guideLinks';
import {relatedGuides} from '../../src/config/relatedGuides';
import {referencePath} from '../../src/config/routes';
import {historyOf, writeHistory} from './changes/history';
import {readSnapshots} from './changes/snapshots';
import {readPublished} from './published';
import {reportFailure} from './reportFailure';
import {syncFolder} from './syncFolder';

/** Within the folder of a locale; the generator's name for it. */
const TRANSLATED_PAGES = 'docusaurus-plugin-content-docs-reference/current';

const read = (file: string): Spec => JSON.parse(readFileSync(file, 'utf8')) as Spec;
const staged = (outputDir: string): string => path.join(STAGING, outputDir);

/** Where the site reads the pages of a version: the generator has its own place for those of a further language. */
function published(outputDir: string): string {
  const folder = process.env.I18N_FOLDER;
  if (!folder) return outputDir;
  return path.join(folder, TRANSLATED_PAGES, path.relative(referencePath, outputDir));
}

/** The plugin never overwrites a page, so it always writes into empty folders. */
function clean(): void {
  rmSync(staged('docs'), {recursive: true, force: true});
  for (const {outputDir} of apiVersions) {
    mkdirSync(staged(outputDir), {recursive: true});
    // The generator refuses to start when the folder of a docs instance is missing, as in a fresh clone.
    mkdirSync(outputDir, {recursive: true});
  }
}

/** Operations and landing pages: read and written by the OpenAPI plugin, worded by plugins/reference-pages. */
function writeOperationPages(): void {
  execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'gen-api-docs', 'all'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
}

function writeOverviewPages(): void {
  for (const version of apiVersions) {
    const {outputDir, baseUrl, label} = version;
    const guidesOf = (tag: string) => guideLinks(relatedGuides[version.id]?.[tag] ?? []);
    for (const [id, page] of overviewPages(readPublished(version) as unknown as Spec, {
      baseUrl,
      titleSuffix: titleSuffix(label),
      guidesOf,
    })) {
      writeFileSync(path.join(staged(outputDir), `${id}.tag.mdx`), page);
    }
  }
}

/** What changed for callers, from the stored snapshots. */
function writeChangelogs(): void {
  for (const version of apiVersions) {
    const history = historyOf(readSnapshots(version.id), correctionsOf(version.id));
    writeHistory(version, history);
    const page = changelogPage(version, read(version.specPath), history);
    writeFileSync(path.join(staged(version.outputDir), `${CHANGELOG}.mdx`), page);
  }
}

/** The plugin reports failures as text and ends with 0, so what it wrote is compared with what the spec holds. */
function assertComplete(): void {
  for (const {specPath, outputDir, label} of apiVersions) {
    const spec = read(specPath);
    const operations = operationsOf(spec);
    const expected = [
      `${landingId(spec.info.title)}.info.mdx`,
      ...operations.map(({operationId}) => `${operationId}.api.mdx`),
    ];
    const missing = expected.filter((file) => !existsSync(path.join(staged(outputDir), file)));
    if (missing.length > 0) {
      throw new Error(
        `API ${label}: the OpenAPI plugin wrote no page for ${missing.join(', ')}. ` +
          'An operationId must be lower-case words joined by hyphens: npm run spec:lint names file and line.',
      );
    }
    const pages = readdirSync(staged(outputDir)).filter((file) => file.endsWith('.mdx')).length;
    console.log(
      `API ${label}: ${String(operations.length)} operations, ${String(pages)} pages in ${published(outputDir)}`,
    );
  }
}

try {
  clean();
  writeOperationPages();
  writeOverviewPages();
  writeChangelogs();
  assertComplete();
  for (const {outputDir} of apiVersions) syncFolder(staged(outputDir), published(outputDir));
} catch (error) {
  reportFailure(error);
}
