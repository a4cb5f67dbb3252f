import {existsSync, renameSync, rmSync} from 'node:fs';
import {build} from '@docusaurus/core/lib';
import {messagesOf} from './buildErrors';
import {StepFailed, main, run, step, tsx} from './steps';

/** The site is built beside `build/` and takes its place only when it is whole: a failed build leaves the last good one. */
const NEXT = '.build-next';
/** Warnings that are meant to be seen, not mended here. */
const EXPECTED_WARNINGS = [/The footer still shows sample values/];

/** Builds the pages. A warning is a fault: it would be read by nobody once the build has passed. */
async function buildPages(): Promise<void> {
  const warnings: string[] = [];
  const warn = console.warn.bind(console);
  console.warn = (...words: unknown[]) => {
    const text = words.join(' ');
    warn(...words);
    if (!EXPECTED_WARNINGS.some((expected) => expected.test(text))) warnings.push(text);
  };
  try {
    await build(process.cwd(), {outDir: NEXT});
  } catch (error) {
    throw new StepFailed([...new Set(messagesOf(error))].join('\n'));
  } finally {
    console.warn = warn;
  }
  if (warnings.length > 0) throw new StepFailed(`The build gave ${String(warnings.length)} warnings (above). Mend them.`);
}

main(async () => {
  process.env.NO_UPDATE_NOTIFIER = '1';
  try {
    await step('Bundle the API descriptions', () => run(...tsx('openapi/tools/bundle.ts')));
    await step('Write the reference pages', () => run(...tsx('openapi/tools/generate.ts')));
    await step('Build the site', buildPages);
    rmSync('build', {recursive: true, force: true});
    renameSync(NEXT, 'build');
  } finally {
    if (existsSync(NEXT)) rmSync(NEXT, {recursive: true, force: true});
  }
});
