import {describe, expect, test} from 'vitest';
import {operationsOf} from '../../../../openapi/model/spec';
import {apiVersions} from '../../../../src/config/apiVersions';
import {readPublished} from '../../../../openapi/tools/bundle/readBundle';
import {meaningOf} from '../../../../openapi/model/statusCodes';

describe('meaningOf', () => {
  test.each(['', 'default', '2XX', '418'])('has no words for %j', (status) => {
    expect(meaningOf(status)).toBe('');
  });

  test.each(apiVersions)('has a reason phrase for every status that API $label returns', (version) => {
    const statuses = new Set(
      operationsOf(readPublished(version)).flatMap(({responses}) => Object.keys(responses ?? {})),
    );
    expect(statuses).toContain('200');
    expect([...statuses].filter((status) => meaningOf(status) === '')).toEqual([]);
  });
});
