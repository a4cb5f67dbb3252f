import {expect, test} from 'vitest';
import {errorUrl} from '../../../../src/features/api-logs/CallList/Details';

const PAGE = '/docs/api/people-index/';

test.each([
  [PAGE, 200, undefined],
  [PAGE, undefined, undefined],
  [PAGE, 400, '/docs/api/#errors'],
  [PAGE, 422, '/docs/api/#error-422'],
  [PAGE, 500, '/docs/api/#errors'],
  ['/docs/api/1.0/people-index/', 404, '/docs/api/1.0/#error-404'],
  ['/docs/api/1.0/people-index/', 429, '/docs/api/1.0/#errors'],
])('@api-07 a call of %s with the status %s leads to %s', (page, status, url) => {
  expect(errorUrl({page, ...(status !== undefined && {status})})).toBe(url);
});
