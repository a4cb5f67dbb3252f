import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {operationsOf, type Spec} from '../../../../openapi/model/spec';
import {apiVersions} from '../../../../src/config/apiVersions';
import {meaningOf} from '../../../../openapi/model/statusCodes';

describe('meaningOf', () => {
  test.each([
    ['200', 'OK'],
    ['201', 'Created'],
    ['202', 'Accepted'],
    ['204', 'No content'],
    ['400', 'Bad request'],
    ['401', 'Unauthorized'],
    ['403', 'Forbidden'],
    ['404', 'Not found'],
    ['409', 'Conflict'],
    ['422', 'Unprocessable content'],
    ['429', 'Too many requests'],
  ])('says of %s: %s', (status, meaning) => {
    expect(meaningOf(status)).toBe(meaning);
  });

  test.each(['', 'default', '2XX', '418', '0200', ' 200', '200.0', '20', '{200}', '２００', '😀'])(
    'has no words for %j',
    (status) => {
      expect(meaningOf(status)).toBe('');
    },
  );

  test.each(apiVersions)('has a reason phrase for every status that API $label returns', ({id}) => {
    const file = `openapi/dist/published/openapi/${id}.json`;
    const spec = JSON.parse(readFileSync(file, 'utf8')) as Spec;
    const statuses = new Set(operationsOf(spec).flatMap(({responses}) => Object.keys(responses ?? {})));
    expect(statuses).toContain('200');
    expect([...statuses].filter((status) => meaningOf(status) === '')).toEqual([]);
  });
});
