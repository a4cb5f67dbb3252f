import {expect, test} from 'vitest';
import {callSample} from '../../../../src/features/api-logs/callSample';

test('@real-10 a call becomes a sample with a variable for the key, and the origin of the samples on pages', async () => {
  const call = {
    ...{id: 'a', at: 1, took: 5, page: '/docs/api/people-index/', fragment: ''},
    ...{method: 'GET', path: '/v2/people', query: 'ids%5B%5D=70211'},
  };
  expect(await callSample(call, 'curl')).toBe(
    [
      'curl -sS -G https://api.salesloft.com/v2/people',
      '-H "Authorization: Bearer $SALESLOFT_API_KEY"',
      '--data-urlencode "ids[]=70211"',
    ].join(' \\\n  '),
  );
});
