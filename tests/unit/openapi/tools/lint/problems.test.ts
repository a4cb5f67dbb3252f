import path from 'node:path';
import {type NormalizedProblem, Source} from '@redocly/openapi-core';
import {describe, expect, test} from 'vitest';
import {formatProblem, problemsOf} from '../../../../../openapi/tools/lint/problems';

const found = (message: string, ruleId: string, line = 3, file = 'openapi/v2/a.yaml'): NormalizedProblem => ({
  message,
  ruleId,
  severity: 'error',
  location: [{source: new Source(path.resolve(file), ''), start: {line, col: 1}, pointer: undefined}],
  suggest: [],
});
const lines = (...problems: NormalizedProblem[]): string[] => problemsOf(problems).map(formatProblem);

describe('the report of Redocly', () => {
  test('is empty for a clean run', () => {
    expect(lines()).toEqual([]);
  });

  test('becomes lines with file, line, message and rule', () => {
    expect(lines(found('Something is wrong. Fix it.', 'docs/short-summary'))).toEqual([
      'openapi/v2/a.yaml:3 Something is wrong. Fix it. (docs/short-summary)',
    ]);
  });

  test('gets a fix where Redocly gives none', () => {
    expect(lines(found('Operation object should contain `operationId` field', 'operation-operationId'))).toEqual([
      'openapi/v2/a.yaml:3 Operation object should contain `operationId` field. Add `operationId:` with the slug of the page. (operation-operationId)',
    ]);
  });

  test('loses the path of the machine', () => {
    const message = `Can't resolve $ref: ENOENT: no such file or directory '${process.cwd()}/openapi/v2/b.yaml'`;
    expect(lines(found(message, 'no-unresolved-refs'))[0]).toContain("directory 'openapi/v2/b.yaml'. Correct");
  });

  test('reports a file that cannot be parsed once, with its own position', () => {
    const where = 'bad indentation in "/x/b.yaml" (3:6)';
    const own = found(`Failed to parse: ${where}`, 'no-unresolved-refs', 3, 'b.yaml');
    const echo = found(`Can't resolve $ref: ${where}`, 'no-unresolved-refs', 9);
    expect(lines(echo, own, own)).toEqual([
      'b.yaml:3 Failed to parse: bad indentation. Correct the YAML there; a text with a colon, bracket or `#` needs quotes. (yaml-syntax)',
    ]);
  });

  test('is in the order of files and lines', () => {
    const config = found('C.', 'configuration struct', 1, 'redocly.yaml');
    expect(lines(config, found('B.', 'x', 10), found('A ][ text.', 'x', 2))).toEqual([
      'openapi/v2/a.yaml:2 A ][ text. (x)',
      'openapi/v2/a.yaml:10 B. (x)',
      'redocly.yaml:1 C. (configuration struct)',
    ]);
  });
});
