import {cpSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, expect, test} from 'vitest';
import {joinFiles} from '../../../openapi/tools/lint/redocly';
import {runs} from '../support/runs';
import {soon} from '../support/soon';

const SECRET = 'hunter2';
const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'fuzz-'));
writeFileSync(path.join(folder, 'secret.yaml'), `password: ${SECRET}`);
afterAll(() => rmSync(folder, {recursive: true}));

const files = readdirSync('tests/fixtures/specs/tiny', {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.yaml'),
);

/** What takes the place of a value. */
const HOSTILE = [
  ...['null', '.inf', '-1', '{}', '[]', "''", '!!binary abc', '&a [*a]', '*b', '{<<: *a}', '"\\u202E"', '\t', ': :'],
  ...['{$ref: ../../secret.yaml}', '{$ref: "../../secret.yaml#/password"}', '{$ref: http://127.0.0.1:1/x.yaml}'],
  ...['{$ref: "#/"}', '{$ref: "#/paths"}', '{$ref: "%00"}', '{externalValue: ../../secret.yaml}', '{constructor: 1}'],
  ...['{__proto__: {a: 1}}', '{pattern: "(a+)+$"}', '{pattern: "["}', `{x: '${'a'.repeat(9999)}'}`],
] as const;

const mutation = fc.record({
  file: fc.constantFrom(...files),
  at: fc.nat(),
  change: fc.oneof(fc.constantFrom(...HOSTILE), fc.string({unit: 'binary', maxLength: 20}), fc.constant(undefined)),
});

/** The text with a value replaced, or a line removed. */
function mutate(text: string, at: number, change: string | undefined): string {
  const lines = text.split('\n');
  const line = at % lines.length;
  lines.splice(
    line,
    1,
    ...(change === undefined ? [] : [(lines[line] ?? '').replace(/(:\s*|- ).*$/, (_, key) => String(key) + change)]),
  );
  return lines.join('\n');
}

test('a description with hostile values is refused by file, or has nothing from outside its folder', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, {minLength: 1, maxLength: 3}), async (mutations) => {
      const copy = path.join(folder, 'tiny');
      rmSync(copy, {recursive: true, force: true});
      cpSync('tests/fixtures/specs/tiny', copy, {recursive: true});
      for (const {file, at, change} of mutations)
        writeFileSync(path.join(copy, file), mutate(readFileSync(path.join(copy, file), 'utf8'), at, change));
      try {
        expect(JSON.stringify(await soon(() => joinFiles(path.join(copy, 'openapi.yaml'))))).not.toContain(SECRET);
      } catch (error) {
        const {message} = error as Error;
        expect(message).toMatch(/\.yaml/);
        expect(message).not.toMatch(/\n\s+at |hunter2/);
      }
    }),
    {numRuns: runs(3000)},
  );
}, 1_200_000);
