import {rmSync} from 'node:fs';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {ReferencePage} from '../../openapi/pages/page';
import {pageFeeds} from '../../plugins/page-output/pageFeeds';
import {start} from '../fixtures/commands';
import {SiteCopy} from '../fixtures/siteCopy';

const OPERATION = 'openapi/v2/resources/widgets/widgets_{id}.yaml';

let copy: SiteCopy;
beforeAll(() => {
  copy = new SiteCopy(false);
  rmSync(copy.path('openapi/snapshots'), {recursive: true});
});
afterAll(() => {
  copy.dispose();
});

async function run(...args: readonly string[]): Promise<string> {
  const {code, output} = await start(copy.folder, [process.execPath, ['.config/run.cjs', ...args]]).ended;
  expect([code, output]).toEqual([0, output]);
  return output;
}

test('@follow-01 a changed description is an entry of the feed of its operation after the commands that its authors run', async () => {
  await run('openapi/tools/bundle.ts');
  await run('src/cli/spec.ts', 'snapshot');
  copy.replace(OPERATION, 'parameters:', 'deprecated: true\n  parameters:');
  await run('openapi/tools/bundle.ts');
  expect(await run('src/cli/spec.ts', 'snapshot')).toMatch(
    /API 2\.0: openapi\/snapshots\/v2\/\d{4}-\d\d-\d\d-2\.json\.gz/,
  );
  await run('src/cli/generate.ts');
  const pages = ['changelog', 'widgets-show'].map(
    (id) => JSON.parse(copy.read(`openapi/dist/pages/v2/${id}.json`)) as ReferencePage,
  );
  const feed = pageFeeds(pages, {title: 'Docs', url: 'https://docs.example'}).get('/docs/api/widgets-show/feed.xml');
  expect(feed).toMatch(/<entry>\s*<title type="html"><!\[CDATA\[Deprecated: Fetch a widget\]\]>/);
  expect(feed).toContain('What to do: Plan to replace it.');
});
