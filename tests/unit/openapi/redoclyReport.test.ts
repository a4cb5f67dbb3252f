import {describe, expect, test} from 'vitest';
import {formatProblem, readReport} from '../../../openapi/tools/lint/redoclyReport';

const issue = (description: string, rule: string, line = 3, path = 'openapi/v2/a.yaml') => ({
  description,
  location: {path, lines: {begin: line}},
  severity: 'critical',
  fingerprint: `${rule}-#/get/x-#y`,
});
const printed = (...issues: object[]): string => JSON.stringify(issues, null, 2);
const lines = (output: string): string[] => readReport(output).map(formatProblem);

describe('the report of Redocly', () => {
  test.each(['', '\n', ' \n '])('is empty for a clean run (%j)', (output) => {
    expect(readReport(output)).toEqual([]);
  });

  test('becomes lines with file, line, message and rule', () => {
    expect(lines(printed(issue('Something is wrong. Mend it.', 'docs/short-summary')))).toEqual([
      'openapi/v2/a.yaml:3 Something is wrong. Mend it. (docs/short-summary)',
    ]);
  });

  test('gets a mend where Redocly gives none', () => {
    expect(
      lines(printed(issue('Operation object should contain `operationId` field', 'operation-operationId'))),
    ).toEqual([
      'openapi/v2/a.yaml:3 Operation object should contain `operationId` field. Add `operationId:` with the slug of the page. (operation-operationId)',
    ]);
  });

  test('loses the path of the machine', () => {
    const message = `Can't resolve $ref: ENOENT: no such file or directory '${process.cwd()}/openapi/v2/b.yaml'`;
    expect(lines(printed(issue(message, 'no-unresolved-refs')))[0]).toContain("directory 'openapi/v2/b.yaml'. Correct");
  });

  test('tells a file that cannot be parsed once, at its own place', () => {
    const where = 'bad indentation in "/x/b.yaml" (3:6)';
    const own = {...issue(`Failed to parse: ${where}`, '', 3, 'b.yaml'), fingerprint: 'no-unresolved-refs-undefined'};
    const echo = issue(`Can't resolve $ref: ${where}`, 'no-unresolved-refs', 9);
    expect(lines(printed(echo, own, own))).toEqual([
      'b.yaml:3 Failed to parse: bad indentation. Correct the YAML there; a text with a colon, bracket or `#` needs quotes. (yaml-syntax)',
    ]);
  });

  test('takes problems of the configuration and of the API, in the order of files and lines', () => {
    const config = printed(issue('C.', 'configuration struct', 1, 'redocly.yaml'));
    const api = printed(issue('B.', 'x', 10), issue('A ][ text.', 'x', 2));
    for (const between of ['', '\n']) {
      expect(lines(`${config}${between}${api}\n`)).toEqual([
        'openapi/v2/a.yaml:2 A ][ text. (x)',
        'openapi/v2/a.yaml:10 B. (x)',
        'redocly.yaml:1 C. (configuration struct)',
      ]);
    }
  });
});
