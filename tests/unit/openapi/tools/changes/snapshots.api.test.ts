import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {
  contractOf,
  hasOtherContract,
  readSnapshots,
  writeSnapshot,
} from '../../../../../openapi/tools/changes/snapshots';
import {historyOf} from '../../../../../openapi/tools/changes/compare';
import {readPublished} from '../../../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../../../src/config/apiVersions';
import {folderOfEachTest} from '../../../../fixtures/temporaryFolder';

const spec = (operationId: string) => ({
  openapi: '3.1.0',
  info: {title: 'API', version: '1', description: 'Words.'},
  paths: {'/a': {get: {operationId, summary: 'List', responses: {}}}},
  servers: [],
  components: {},
});

const folder = folderOfEachTest();
test('snapshots come back in the order of their days, without words', () => {
  for (const [day, id] of [
    ['2026-11-21', 'b'],
    ['2026-11-20', 'a'],
    ['2026-11-21', 'c'],
  ] as const) {
    writeSnapshot('v9', day, spec(id), folder());
  }
  const snapshots = readSnapshots('v9', folder());
  expect(snapshots.map(({name}) => name)).toEqual(['2026-11-20', '2026-11-21', '2026-11-21-2']);
  expect(snapshots[0]?.contract.info).toEqual({title: 'API', version: '1'});
  expect(readSnapshots('v8', folder())).toEqual([]);
  for (let count = 3; count <= 10; count += 1) writeSnapshot('v9', '2026-11-21', spec(String(count)), folder());
  expect(readSnapshots('v9', folder()).at(-1)?.name).toBe('2026-11-21-10');
});

test.each(['latest', '2026-13-45', '2026-02-30', '2026-11-21-x'])('%s, which is no date, is rejected', (name) => {
  mkdirSync(path.join(folder(), 'v9'));
  writeFileSync(path.join(folder(), 'v9', `${name}.json.gz`), '');
  expect(() => readSnapshots('v9', folder())).toThrow(
    `${name}.json.gz is not a snapshot: its name is not a date. Move it`,
  );
});

test('a damaged file is named with the fix', () => {
  const file = writeSnapshot('v9', '2026-11-20', spec('a'), folder());
  writeFileSync(file, 'damaged');
  expect(() => readSnapshots('v9', folder())).toThrow(`${file} can't be read: incorrect header check. Restore it: git`);
  writeFileSync(file, gzipSync('[]'));
  expect(() => readSnapshots('v9', folder())).toThrow(`${file} can't be read: it is not an object. Restore it: git`);
});

test('@readers-04 the history says which snapshots only correct the description', () => {
  writeSnapshot('v9', '2026-11-20', spec('a'), folder());
  writeSnapshot('v9', '2026-11-21', spec('b'), folder());
  const correction = {title: 'the id', text: 'The id was wrong.'};
  const history = historyOf(readSnapshots('v9', folder()), new Map([['2026-11-21', correction]]));
  expect(history.map((release) => release.correction)).toEqual([correction, undefined]);
});

test('@readers-04 a correction of a snapshot that does not exist is rejected', () => {
  expect(() => historyOf([], new Map([['2026-11-22', {title: 'the id', text: 'The id was wrong.'}]]))).toThrow(
    "src/config/corrections.ts names 2026-11-22, which isn't a snapshot. Correct it, or remove it.",
  );
});

describe.each(apiVersions)('API $label', (version) => {
  test('its newest snapshot is what is published: npm run spec -- snapshot takes one', () => {
    const newest = readSnapshots(version.id).at(-1)?.contract ?? {};
    expect(contractOf(newest)).toEqual(contractOf(readPublished(version)));
  });
});

test('a snapshot that holds more than contracts do today is not outdated for that', () => {
  const described = {...spec('a'), paths: {'/v9/people': {get: {tags: ['People'], operationId: 'people-index'}}}};
  const older = {name: '2026-11-20', contract: described};
  expect(hasOtherContract(older, described)).toBe(false);
  expect(hasOtherContract(older, {...described, paths: {}})).toBe(true);
});
