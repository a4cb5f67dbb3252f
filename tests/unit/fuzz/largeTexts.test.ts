import {expect, test} from 'vitest';
import {applyEdit, valueEdit} from '../../../src/features/body-editor/core/edits';
import {marksOf} from '../../../src/features/body-editor/core/problemRanges';
import {breakPoints} from '../../../src/features/code/core/breakPoints';
import {shortenQuery} from '../../../src/features/search/core/shortenQuery';
import {verifySignature} from '../../../src/features/webhook-signatures/core/signature';
import {dataOf, testSandbox} from '../features/sandbox/testSandbox';

const SPACES = ' '.repeat(200_000);
const NAMES = Array.from({length: 40_000}, (_, index) => `name_${String(index)}`);
const SIGNATURE = 'a'.repeat(40);

/** Texts for which a pattern or an indentation that takes the square of their length ends in the timeout. */
const TEXTS: Readonly<Record<string, readonly [read: () => unknown, expected: unknown]>> = {
  'spaces in a signed body': [() => verifySignature(`{}${SPACES}.`, SIGNATURE, 'token'), ['unknown']],
  'levels in a signed body': [
    () => verifySignature('['.repeat(4000) + ']'.repeat(4000), SIGNATURE, 'token'),
    ['unknown'],
  ],
  'spaces in a JSON body': [
    () => applyEdit(`{"a":1,${SPACES}"b":2,"c":3}`, valueEdit(`{"a":1,${SPACES}"b":2,"c":3}`, ['d'], '4')),
    `{"a":1,${SPACES}"b":2,"c":3, "d": 4}`,
  ],
  'names in a body, none of which is described': [
    () =>
      marksOf(
        JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, 1]))),
        NAMES.map((path) => ({path, text: 'Unknown', isName: true})),
      ).length,
    100,
  ],
  'tags in a template': [
    async () =>
      dataOf(
        await testSandbox().send('POST /v2/email_templates', {title: 'T', subject: 'S', body: '<'.repeat(200_000)}),
      ).body_preview,
    '<'.repeat(100),
  ],
  'separators in a name': [() => breakPoints(`${'-'.repeat(200_000)}{`), ['-'.repeat(200_000), '{']],
  'a pasted error': [() => shortenQuery(`{"error":${SPACES}x`), '{"error":'],
  'a pasted word': [() => shortenQuery(`${'a'.repeat(20_000)}\n`), 'a'.repeat(64)],
};

test.each(Object.entries(TEXTS))(
  '@hosts-02 reads %s in steps that grow with their length',
  async (_, [read, expected]) => {
    expect(await read()).toEqual(expected);
  },
);
