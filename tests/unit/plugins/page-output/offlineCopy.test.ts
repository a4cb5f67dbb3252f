import {readFileSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {expect, test, vi} from 'vitest';
import {writeOfflineCopy} from '../../../../plugins/page-output/otherFiles';
import {writeIn} from '../../../../src/node/files';
import {folderOfEachTest} from '../../../fixtures/temporaryFolder';

const folder = folderOfEachTest();

/** The zip file of a site with these files, made in a time zone with files of some age. */
function zipOf(files: Readonly<Record<string, string>>, timeZone: string, changed: Date): Uint8Array {
  vi.stubEnv('TZ', timeZone);
  for (const [name, text] of Object.entries(files)) {
    writeIn(folder(), name, text);
    utimesSync(path.join(folder(), name), changed, changed);
  }
  writeOfflineCopy(folder());
  return readFileSync(path.join(folder(), 'offline.zip'));
}

test('the same files make the same zip file in each time zone, whenever they were written', () => {
  const files = {'index.md': '# Home', 'docs/api.md': '# API', 'openapi/v2.json': '{}'};
  const first = zipOf(files, 'Asia/Tokyo', new Date('2026-01-01'));
  expect(zipOf(files, 'America/Denver', new Date('2026-07-01'))).toEqual(first);
});

test('pages, indexes, descriptions and the skill are in it, and nothing for browsers', () => {
  const kept = [
    '.well-known/agent-skills/a/SKILL.md',
    'docs/api/llms.txt',
    'docs/api/people.md',
    'llms.txt',
    'openapi/v2.events.schema.json',
    'openapi/v2.json',
  ];
  const others = [
    'index.html',
    'assets/a.js',
    'openapi/v2/a.json',
    'openapi/v2.postman_collection.json',
    'index.md.gz',
  ];
  const zip = zipOf(Object.fromEntries([...kept, ...others].map((name) => [name, name])), 'UTC', new Date());
  expect(Object.keys(unzipSync(zip))).toEqual(kept);
});
