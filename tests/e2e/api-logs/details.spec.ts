import {api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.describe('A call that failed', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('@api-07 shows headers, error and response of a call until the page is left', async ({
    apiLogs,
    logIn,
    operation,
    page,
  }) => {
    await logIn.earlierAs('Maya Okafor');
    await operation.open('/docs/api/people-create/');
    await logIn.isLoggedInAs('MO');
    const {token = ''} = await logIn.stored();
    const {tryIt} = operation;
    await tryIt.open.click();
    await page.route(`${api}/v2/people`, (route) =>
      route.fulfill({
        status: 422,
        headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
        json: {errors: {email_address: ['has already been taken']}},
      }),
    );
    await tryIt.sends('422');
    await page.getByRole('link', {name: 'API Logs', exact: true}).first().click();
    const call = await apiLogs.unfold(0);
    await expect(call).toContainText('email_address: has already been taken');
    await expect(call).toContainText('Authorization: Bearer ••••');
    await expect(call).toContainText('Content-Type: application/json');
    await expect(call).not.toContainText(token);
    await expect(call.getByRole('region', {name: 'Response body'})).toContainText('"email_address": [');
    await page.reload();
    const later = await apiLogs.unfold(0);
    await expect(later).toContainText('What 422 means');
    await expect(later).not.toContainText('Authorization');
  });
});

test('@api-07 the list of calls has one line for a call, filters, and meets WCAG 2.2 A and AA', async ({
  apiLogs,
  page,
  axe,
  logIn,
}) => {
  const call = {
    page: '/docs/api/people-index/',
    method: 'GET',
    path: '/v2/people',
    query: `ids%5B%5D=${'70211%2C'.repeat(40)}`,
    took: 12,
    fragment: '#try-it?',
  };
  const calls = [
    {...call, id: 'a', at: 1_789_000_000_000, status: 200, cost: 1, remaining: 599},
    {...call, id: 'b', at: 1_788_000_000_000, failure: 'timeout'},
    {...call, id: 'c', at: 1_787_000_000_000, status: 422, method: 'POST', query: ''},
    {...call, id: 'd', at: 1_786_000_000_000, status: 200, path: '/v2/accounts', query: ''},
    {...call, id: 'e', at: 1_785_000_000_000, status: 200},
  ];
  await logIn.earlierAs('Maya Okafor');
  await page.addInitScript((text) => sessionStorage.setItem('devdocs.visitor.calls', text), JSON.stringify(calls));
  await apiLogs.open('/api-logs/');
  await expect(apiLogs.calls).toHaveCount(5);
  await test.step('@api-07 filters narrow the list', async () => {
    await apiLogs.method.selectOption('POST');
    await expect(apiLogs.calls).toHaveCount(1);
    await apiLogs.method.selectOption('Any');
    await apiLogs.status.selectOption('5xx');
    await expect(apiLogs.main).toContainText('No calls match the filters');
    await apiLogs.status.selectOption('2xx');
    await apiLogs.path.fill('PEOPLE');
    await expect(apiLogs.calls).toHaveCount(2);
    await apiLogs.path.fill('');
    await apiLogs.status.selectOption('Any');
  });
  expect((await apiLogs.calls.first().boundingBox())?.height).toBeLessThan(60);
  await expect(await apiLogs.unfold(0)).toContainText('70211,70211');
  for (const width of [1350, 390]) {
    await test.step(`${String(width)} pixels`, async () => {
      await page.setViewportSize({width, height: 844});
      const {violations} = await axe().include('main').analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)).toEqual([]);
      expect(await apiLogs.sidewaysScroll()).toBe(0);
    });
  }
});
