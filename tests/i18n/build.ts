import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeTranslations} from '@docusaurus/core/lib';
import {apiVersions} from '../../src/config/apiVersions';
import {readSettings} from '../../src/config/settings';
import {siteSettings} from '../../sandbox/settings';
import {sandboxPorts} from '../../src/cli/sandboxPorts';
import {run, step, tsx} from '../../src/node/steps';
import {prepareForHosts} from '../../src/hosting';
import {generatorEnvironment} from '../../src/config/locales';
import {accentedSpec, pseudo} from './pseudo';

/** The locale that Unicode reserves for this: English with accents. */
const LOCALE = 'en-XA';
/** Not below `node_modules`: the bundler takes pages there for those of packages, and they lose their metadata. */
const CACHE = '.docusaurus/i18n';
const CONFIG = 'tests/i18n/docusaurus.config.ts';
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
/** Where the built site is. */
export const SITE = `${CACHE}/site`;

const rewrite = (file: string, change: (content: unknown) => unknown): void =>
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));

type Texts = Readonly<Record<string, {readonly message: string}>>;

const pseudoTexts = (texts: unknown): unknown =>
  Object.fromEntries(
    Object.entries(texts as Texts).map(([id, text]) => [id, {...text, message: pseudo(text.message)}]),
  );

async function writePseudoTexts(folder: string): Promise<void> {
  await writeTranslations('.', {config: CONFIG, locale: LOCALE});
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((one) => one.endsWith('.json'))) {
    rewrite(path.join(folder, file), pseudoTexts);
  }
}

async function writePages(): Promise<void> {
  for (const {id, specPath} of apiVersions) {
    for (const file of [specPath, `openapi/dist/published/openapi/${id}.json`]) rewrite(file, accentedSpec);
  }
  await run(...tsx('openapi/tools/generate.ts'));
}

/** In a process of its own: the generator ends its process when a build fails. */
const buildSite = (): Promise<void> =>
  run(process.execPath, [DOCUSAURUS, 'build', '--config', CONFIG, '--out-dir', SITE]);

/** Builds the site in the pseudo-locale. Bundles and reference pages are those of the site again when it ends. */
export async function buildPseudoSite(): Promise<void> {
  const folder = `${CACHE}/${LOCALE}`;
  for (const old of [folder, SITE]) rmSync(old, {recursive: true, force: true});
  await step('Bundle the API descriptions', () => run(...tsx('openapi/tools/bundle.ts')));
  await step('Write the reference pages', () => run(...tsx('openapi/tools/generate.ts')));
  // As for the sandbox: with log-in and analytics, whose words are judged too.
  Object.assign(process.env, siteSettings(sandboxPorts()), generatorEnvironment(LOCALE, folder));
  await step('Make texts of the pseudo-locale', () => writePseudoTexts(folder));
  try {
    await step('Write the reference pages in it', writePages);
    await step('Build the site in it', buildSite);
    await step('Prepare it for hosts', () => prepareForHosts(SITE, readSettings(process.env)));
  } finally {
    await step('Restore the bundles', () => run(...tsx('openapi/tools/bundle.ts')));
  }
}
