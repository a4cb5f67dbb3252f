import {cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {fileProblems} from '../../../../../openapi/tools/lint/fileProblems';
import {joinFiles} from '../../../../../openapi/tools/lint/redocly';

let folder = '';
const at = (file: string): string => path.join(folder, 'tiny', file);
const append = (text: string): void => {
  writeFileSync(at('openapi.yaml'), `${readFileSync(at('openapi.yaml'), 'utf8')}\n${text}\n`);
};
const found = (): string[] => fileProblems(at('openapi.yaml')).map(({message}) => message);

beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'hostile-'));
  cpSync('tests/fixtures/specs/tiny', path.join(folder, 'tiny'), {recursive: true});
  writeFileSync(path.join(folder, 'secret.yaml'), 'password: hunter2');
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

describe('the files of a description', () => {
  test('of the fixture are fit', () => {
    expect(fileProblems(at('openapi.yaml'))).toEqual([]);
  });

  test.each([
    ['x-a: {$ref: "http://127.0.0.1:1/x.yaml"}', /x\.yaml` is not a relative path\. Copy/],
    ['x-a: {$ref: "file:///etc/passwd"}', /is not a relative path/],
    ['x-a: {$ref: /etc/passwd}', /is not a relative path/],
    ['x-a: {$ref: ../secret.yaml}', /leaves the folder/],
    ['x-a: {externalValue: ../secret.yaml}', /leaves the folder/],
    ['x-a: {discriminator: {mapping: {a: ../secret.yaml}}}', /leaves the folder/],
    ['x-a: {$ref: link.yaml}', /leaves the folder/],
    ['x-a: {$ref: loop.yaml}', /cannot be read \(ELOOP\)/],
    ['x-a: {$ref: "#/x-a"}', /leads back to itself/],
    ['x-a: {$ref: a.yaml}', /leads back to itself/],
    ['x-a: {$ref: empty.yaml}', /file is empty/],
    ['x-a: {$ref: large.yaml}', /larger than 1 MB/],
    ['x-a: &a [1]\nx-b: [*a, *a]', /aliases are not supported/],
    ['x-a: {properties: {a: null}}', /`a` is empty/],
    ['x-a: {schema: null}', /`schema` is empty/],
    ['x-a: {pattern: "([a-"}', /does not compile/],
    ['x-a: {multipleOf: 0}', /greater than 0/],
    ['x-a: {maximum: .inf}', /not finite/],
    ['x-a: {url: "javascript:alert(1)"}', /not an http/],
  ])('%s is refused by name', async (text, message) => {
    symlinkSync(path.join(folder, 'secret.yaml'), at('link.yaml'));
    symlinkSync(at('loop.yaml'), at('loop.yaml'));
    writeFileSync(at('a.yaml'), '$ref: b.yaml');
    writeFileSync(at('b.yaml'), '$ref: a.yaml');
    writeFileSync(at('empty.yaml'), '');
    writeFileSync(at('large.yaml'), `a: ${'a'.repeat(1_000_001)}`);
    append(text);
    expect(found()[0]).toMatch(message);
    await expect(joinFiles(at('openapi.yaml'))).rejects.toThrow(/^\S+\.yaml:\d+ .*\(files\)$/m);
  });
});
