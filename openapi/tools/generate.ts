import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type ApiVersion, apiVersions} from '../../src/config/apiVersions';
import {correctionsOf} from '../../src/config/corrections';
import {referencePath} from '../../src/config/routes';
import {readOptions} from '../../src/node/options';
import type {ReferencePage} from '../pages/page';
import {type Translations, setLanguage} from '../pages/say';
import {pagesFolder, shimOf} from '../pages/shim';
import {historyOf, writeHistory} from './changes/history';
import {readSnapshots} from './changes/snapshots';
import {readPublished, readSpec} from './published';
import {reportFailure} from './reportFailure';
import {LOCALE, STAGING} from './staging';
import {syncFolder} from './syncFolder';
import {type KnownVersion, shimName, versionPages} from './versionPages';

/** Folder of a locale's reference pages, and of the messages of all pages. */
const TRANSLATED = 'docusaurus-plugin-content-docs-reference';
const TRANSLATIONS = process.env.I18N_FOLDER;

const staged = (folder: string): string => path.join(STAGING, folder);

/** Folder from which the site reads the shims of a version. */
const shimFolder = ({outputDir}: ApiVersion): string =>
  TRANSLATIONS ? path.join(TRANSLATIONS, TRANSLATED, 'current', path.relative(referencePath, outputDir)) : outputDir;

function readTranslations(folder: string): Translations {
  const file = path.join(folder, TRANSLATED, 'pages.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Translations) : {};
}

/** The pages of a version. Compares its snapshots, and saves the history for later steps. */
function pagesOf(version: KnownVersion): ReferencePage[] {
  const history = historyOf(readSnapshots(version.id), correctionsOf(version.id));
  writeHistory(version, history);
  const described = {spec: readSpec(version), newest: readSpec(apiVersions[0]), published: readPublished(version)};
  return versionPages(version, described, history);
}

/** Writes the JSON of all pages, and the shims that the OpenAPI plugin does not write. */
function stagePages(version: ApiVersion, pages: readonly ReferencePage[]): void {
  const folder = staged(pagesFolder(version.id, LOCALE));
  mkdirSync(folder, {recursive: true});
  mkdirSync(staged(version.outputDir), {recursive: true});
  for (const page of pages) {
    writeFileSync(path.join(folder, `${page.id}.json`), JSON.stringify(page));
    if (page.kind !== 'operation' && page.kind !== 'landing')
      writeFileSync(path.join(staged(version.outputDir), shimName(page)), shimOf(page, LOCALE));
  }
}

/** The shims of operations and landing pages (plugins/reference-pages). */
function runPlugin(): void {
  // Docusaurus does not start when the folder of a docs instance is missing, as in a fresh clone.
  for (const {outputDir} of apiVersions) mkdirSync(outputDir, {recursive: true});
  execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'gen-api-docs', 'all'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
}

/** @throws when a page has no shim. The plugin prints its failures, but exits with 0. */
function assertComplete({label, outputDir}: ApiVersion, pages: readonly ReferencePage[]): void {
  const missing = pages.map(shimName).filter((file) => !existsSync(path.join(staged(outputDir), file)));
  if (missing.length === 0) return;
  throw new Error(
    `API ${label}: the OpenAPI plugin wrote no page for ${missing.join(', ')}. ` +
      'An operationId must be lower-case words joined by hyphens: npm run spec -- lint names file and line.',
  );
}

function publish(version: ApiVersion, pages: readonly ReferencePage[]): void {
  const folder = pagesFolder(version.id, LOCALE);
  syncFolder(staged(folder), folder, '.json');
  syncFolder(staged(version.outputDir), shimFolder(version), '.mdx');
  const operations = pages.filter(({kind}) => kind === 'operation').length;
  console.log(
    `API ${version.label}: ${String(operations)} operations, ${String(pages.length)} pages in ${shimFolder(version)}`,
  );
}

try {
  readOptions('npm run api:generate');
  if (TRANSLATIONS) setLanguage(LOCALE, readTranslations(TRANSLATIONS));
  // The plugin never overwrites a file.
  rmSync(STAGING, {recursive: true, force: true});
  const all = apiVersions.map((version) => ({version, pages: pagesOf(version)}));
  for (const {version, pages} of all) stagePages(version, pages);
  runPlugin();
  for (const {version, pages} of all) assertComplete(version, pages);
  for (const {version, pages} of all) publish(version, pages);
} catch (error) {
  reportFailure(error);
}
