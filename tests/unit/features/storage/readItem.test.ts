import {readFileSync} from 'node:fs';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {readPrint} from '../../../../src/features/visit';
import {parsePositions} from '../../../../src/features/scroll-restoration/core/positions';
import {type Parser, hasItem, oneOf, readItem, session} from '../../../../src/features/storage';
import {readIds} from '../../../../src/features/try-it/core/knownIds';
import {filesOf} from '../../../../src/node/files';
import {FakeStorage} from '../../support/FakeStorage';

const storage = new FakeStorage();
beforeEach(() => {
  storage.items.clear();
  storage.fault = 'none';
  vi.stubGlobal('window', {sessionStorage: storage});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const id = {resource: 'people', id: '1', name: ''};
const json = JSON.stringify;

test.each<[what: string, parse: Parser<unknown>, good: string, ...broken: string[]]>([
  ['a choice', oneOf('form', 'json'), 'json', 'Form', 'constructor', ''],
  ['a fingerprint', readPrint, 'a1b2', 'a1b2c3d4e', '-1', ''],
  ['positions', parsePositions, '[["a",1]]', '[["a","1"]]', '{}', '['],
  [
    'IDs',
    readIds,
    json({target: 'sandbox', known: [id], created: []}),
    json({target: 'x', known: [], created: []}),
    json({target: 'account', known: [{...id, id: 1}], created: []}),
    'null',
  ],
])('@real-05 %s of another shape are not read, and removed', (_, parse, good, ...broken) => {
  for (const text of broken) {
    storage.items.set('key', text);
    expect(readItem(session, 'key', parse), text).toBeUndefined();
    expect(hasItem(session, 'key'), text).toBe(false);
  }
  storage.items.set('key', good);
  expect(readItem(session, 'key', parse)).toBeDefined();
  expect(storage.items.get('key')).toBe(good);
  storage.fault = 'denied';
  expect([readItem(session, 'key', parse), hasItem(session, 'key')]).toEqual([undefined, false]);
});

test('storage is read in one place, so every value has a parser', () => {
  const readers = filesOf('src').filter((file) =>
    /\.getItem\(|(?:local|session)Storage[.[]/.test(readFileSync(`src/${file}`, 'utf8')),
  );
  // The script in the head is inline, and compares what it reads.
  expect(readers).toEqual(['features/page-loading/core/headScript.ts', 'features/storage/index.ts']);
});
