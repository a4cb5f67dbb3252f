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

/** Calls of an earlier page, and one with a time that no date has. */
const calls = [
  {...call, id: 'bad', at: 8.64e15 + 1, status: 200},
  {...call, id: 'a', at: 1_789_000_000_001, status: 200, cost: 1, remaining: 599},
  {...call, id: 'b', at: 1_789_000_000_000, status: 422, took: 13_070, method: 'DELETE', query: ''},
  {...call, id: 'c', at: 1_788_000_000_000, took: 30_000},
  {...call, id: 'd', at: 1_786_000_000_000, status: 200, name: 'List accounts', path: '/v2/accounts', query: ''},
  {...call, id: 'e', at: 1_785_000_000_000, status: 200},
];

test.describe('The list of calls', () => {
  test.beforeEach(async ({apiLogs, logIn, page}) => {
    await logIn.earlierAs('Maya Okafor');
    await page.addInitScript((text) => sessionStorage.setItem('devdocs.visitor.calls', text), JSON.stringify(calls));
    await apiLogs.open('/api-logs/');
    // The call with the impossible time is ignored.
    await expect(apiLogs.calls).toHaveCount(5);
  });

  test('@api-07 can be filtered, and is cleared by keyboard', async ({apiLogs, page}) => {
    await apiLogs.method.selectOption('DELETE');
    await expect(apiLogs.calls).toHaveCount(1);
    await apiLogs.method.selectOption('Any');
    await apiLogs.status.selectOption('5xx');
    await expect(apiLogs.main).toContainText('No calls match the filters');
    await apiLogs.status.selectOption('2xx');
    await apiLogs.path.fill('PEOPLE');
    await expect(apiLogs.calls).toHaveCount(2);
    await apiLogs.main.getByRole('button', {name: 'Show all'}).click();
    await expect(apiLogs.path).toHaveValue('');
    await expect(apiLogs.calls).toHaveCount(5);

    await apiLogs.clear.focus();
    await page.keyboard.press('Enter');
    await expect(apiLogs.main.getByText('No calls yet')).toBeFocused();
  });

  test('@work-05 @look-03 is a table with the points left, and opens by click and keyboard', async ({
    apiLogs,
    page,
  }) => {
    const meter = apiLogs.main.getByRole('meter', {name: 'Points left'});
    await expect(meter).toHaveJSProperty('value', 599);
    await expect(meter).toHaveJSProperty('max', 600);
    await expect(meter).toHaveJSProperty('low', 60);
    await expect(apiLogs.main).toContainText('Cost 1 · 599 of 600 left');
    const table = apiLogs.main.getByRole('table', {name: 'Your calls'});
    const ends = await table.locator('tr[data-call] > td:nth-child(6)').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect(new Set(ends), 'durations line up').toHaveProperty('size', 1);
    const [first, second] = [apiLogs.calls.nth(0), apiLogs.calls.nth(1)];
    await first.click({position: {x: 10, y: 10}});
    await expect(first.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(table).toContainText('Time (UTC)');
    await second.getByRole('button').click();
    const meaning = table.getByRole('link', {name: 'What 422 means, and what to do'});
    await expect(meaning).toHaveAttribute('href', '/docs/api/#error-422');
    await second.getByRole('button').click();
    await first.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(table).not.toContainText('Time (UTC)');
  });

  test('@work-05 is accessible and fits wide and narrow screens', async ({apiLogs, axe, page}) => {
    await expect(await apiLogs.unfold(0)).toContainText('70211,70211');
    const duration = apiLogs.main.getByRole('term').filter({hasText: 'Duration'});
    await expect(duration, 'a wide row shows it').toBeHidden();
    for (const width of [1350, 390]) {
      await page.setViewportSize({width, height: 844});
      const {violations} = await axe().include('main').analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)).toEqual([]);
      expect(await apiLogs.sidewaysScroll()).toBe(0);
    }
    await expect(duration).toBeVisible();
    for (const row of await apiLogs.calls.all()) {
      const boxes = await row.locator('td').evaluateAll((all) =>
        all.map((cell) => {
          const {right, top} = cell.getBoundingClientRect();
          // A long path ends in an ellipsis.
          const isWide = cell.scrollWidth > cell.clientWidth + 1 && getComputedStyle(cell).textOverflow !== 'ellipsis';
          return {right, top, isWide};
        }),
      );
      expect(boxes.filter(({isWide, right}) => isWide || right > 390)).toEqual([]);
      const [time, method, , , status] = boxes;
      for (const box of [method, status]) expect(box?.top, 'on the line of the time').toBeCloseTo(time?.top ?? 0, -1);
    }
    await test.step('text of 200 %', async () => {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await apiLogs.sidewaysScroll()).toBe(0);
    });
  });
});
