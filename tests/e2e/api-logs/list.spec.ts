import {expect, test} from '../../fixtures/test';

const call = {
  page: '/docs/api/people-index/',
  method: 'GET',
  name: 'List people',
  path: '/v2/people',
  query: `ids%5B%5D=${'70211%2C'.repeat(40)}`,
  took: 12,
  fragment: '#try-it?',
};
const calls = [
  {...call, id: 'a', at: 1_789_000_000_000, status: 200, cost: 1, remaining: 599},
  {...call, id: 'b', at: 1_789_000_000_001, status: 422, took: 13_070, method: 'DELETE'},
  {...call, id: 'c', at: 1_788_000_000_000, failure: 'timeout', took: 30_000},
];

test('@real-05 @real-08 @api-07 @work-05 S16 B7 B20: the calls are a table on a wide screen, fit a narrow one, and are cleared by keyboard', async ({
  apiLogs,
  page,
  logIn,
}) => {
  const stored = [{...call, id: 'bad', at: 8.64e15 + 1, status: 200}, ...calls];
  await logIn.earlierAs('Maya Okafor');
  await page.addInitScript((text) => sessionStorage.setItem('devdocs.visitor.calls', text), JSON.stringify(stored));
  await apiLogs.open('/api-logs/');

  await test.step('a stored call with an impossible time is ignored, and the others are shown', async () => {
    await logIn.isLoggedInAs('MO');
    await expect(apiLogs.calls).toHaveCount(3);
  });

  await test.step('rows open by click and keyboard', async () => {
    const table = apiLogs.main.getByRole('table', {name: 'Your calls'});
    await expect(table.getByRole('columnheader')).toHaveText([
      'Time',
      'Method',
      'Operation',
      'Path',
      'Status',
      'Duration',
      'Cost',
      'Remaining',
    ]);
    const ends = await table.locator('tr[data-call] > td:nth-child(6)').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect(new Set(ends).size).toBe(1);
    const first = apiLogs.calls.nth(0);
    await first.click({position: {x: 10, y: 10}});
    await expect(first.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(table).toContainText('Time (UTC)');
    await apiLogs.calls.nth(1).getByRole('button').click();
    await expect(table.getByRole('link', {name: 'What 422 means, and what to do'})).toHaveAttribute(
      'href',
      '/docs/api/#error-422',
    );
    await apiLogs.calls.nth(1).getByRole('button').click();
    await first.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(table).not.toContainText('Time (UTC)');
  });

  await test.step('at 390 pixels no value overflows its column', async () => {
    await page.setViewportSize({width: 390, height: 844});
    await expect(apiLogs.calls).toHaveCount(3);
    const more = await apiLogs.unfold(1);
    await expect(more).toBeVisible();
    expect(await apiLogs.sidewaysScroll()).toBe(0);
    for (const row of [0, 1, 2]) {
      const cells = apiLogs.calls.nth(row).locator('td');
      const boxes = await cells.evaluateAll((all) =>
        all.map((cell) => {
          const {left, right, top, bottom} = cell.getBoundingClientRect();
          // A long path ends in an ellipsis.
          const isWide = cell.scrollWidth > cell.clientWidth + 1 && getComputedStyle(cell).textOverflow !== 'ellipsis';
          return {left, right, top, bottom, isWide};
        }),
      );
      expect(boxes.some(({isWide}) => isWide)).toBe(false);
      expect(Math.max(...boxes.map(({right}) => right))).toBeLessThanOrEqual(390);
      // Time, method, and status share a line.
      const [time, method, , , status] = boxes;
      for (const box of [method, status]) expect(Math.abs((box?.top ?? 0) - (time?.top ?? 0))).toBeLessThan(6);
    }
  });

  await test.step('the question before clearing keeps the focus, whatever the reply', async () => {
    await apiLogs.clear.focus();
    await page.keyboard.press('Enter');
    await expect(apiLogs.button('Keep')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(apiLogs.clear).toBeFocused();
    await page.keyboard.press('Enter');
    await apiLogs.button('Remove').focus();
    await page.keyboard.press('Enter');
    await expect(apiLogs.main.getByText('No calls yet')).toBeFocused();
  });
});
