import {existsSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeTranslations} from '@docusaurus/core/lib';
import {folderOf, generatorEnvironment} from '../config/locales';
import {referencePath} from '../config/routes';
import {readOptions} from '../node/options';
import {StepFailed, main, run, step, tsx} from '../node/steps';

const TEMPLATE = folderOf('template');
/** Names of resources and operations come from the API descriptions and are not translated. */
const CONTENT = 'docusaurus-plugin-content-docs-reference/current.json';

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.json'))
    : [];

/** Sorted, because Docusaurus's order depends on the order of files. */
function sortByName(file: string): void {
  const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  const sorted = texts.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Writes all texts of the site, without old ones. */
async function writeTo(folder: string): Promise<void> {
  // The docs plugin requires at least one page.
  if (!existsSync(referencePath)) {
    await run(...tsx('openapi/tools/bundle.ts'));
    await run(...tsx('openapi/tools/generate.ts'));
  }
  rmSync(folder, {recursive: true, force: true});
  Object.assign(process.env, generatorEnvironment('en', folder));
  await writeTranslations('.', {config: '.config/docusaurus.i18n.ts', locale: 'en'});
  rmSync(path.join(folder, CONTENT), {force: true});
  for (const file of filesIn(folder)) sortByName(path.join(folder, file));
}

/** Files that differ from the template, are missing there, or exist only there. */
function differences(fresh: string): string[] {
  const text = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const files = new Set([...filesIn(TEMPLATE), ...filesIn(fresh)]);
  return [...files].filter((file) => text(path.join(TEMPLATE, file)) !== text(path.join(fresh, file))).sort();
}

/** `npm run i18n:write` writes the texts for translators. `-- --check` fails if they don't match the source. */
main(async () => {
  const {values} = readOptions('npm run i18n:write [-- --check]', {options: {check: {type: 'boolean'}}});
  process.env.NO_UPDATE_NOTIFIER = '1';
  if (!values.check) {
    await step(`Write the texts of the site to ${TEMPLATE}`, () => writeTo(TEMPLATE));
    return;
  }
  const fresh = 'node_modules/.cache/i18n/template';
  await writeTo(fresh);
  const files = differences(fresh);
  if (files.length > 0) {
    throw new StepFailed(
      `${files.map((file) => path.join(TEMPLATE, file)).join(', ')}: out of date. Run npm run i18n:write, and commit the result.`,
    );
  }
});
