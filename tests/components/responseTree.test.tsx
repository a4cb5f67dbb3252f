import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {cdp, page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {ResponseTree} from '@site/src/features/try-it/ResponseTree';
import {Countdown} from '@site/src/features/try-it/ResponseView/Countdown';
import {readTree} from '@site/src/features/try-it/core/json';

const people = {
  data: [
    {id: 'LONG', email_address: 'nora@yard.example', 'odd name': 'x', stage: {id: 1, name: 'New'}},
    {id: 2, email_address: 'sam@yard.example', 'odd name': null, stage: {id: 2, name: 'Won'}},
  ],
  metadata: {paging: {per_page: 25}},
};
const text = JSON.stringify(people, null, 1).replace('"LONG"', '90071992547409931');

// What a page describes is there before a response.
document.body.insertAdjacentHTML(
  'afterbegin',
  `<ul><li id="response-200-data.email_address">
    <div><span>string</span></div><p>Main work email address. More.</p>
  </li></ul>`,
);

/** A response in a card whose height follows its content. */
const shown = (body = text) =>
  render(
    <form className="site-fill" onSubmit={submitted}>
      <ResponseTree tree={readTree(body) ?? null} text={body} status={200} page={document.body} close={vi.fn()}>
        <p>Headers</p>
      </ResponseTree>
    </form>,
  );
const submitted = vi.fn((event: {preventDefault: () => void}) => event.preventDefault());
const copied = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  copied.mockResolvedValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
});

const body = () => document.querySelector('[data-response-body]');
const explanation = () => expect.poll(() => document.querySelector('[data-explanation]')?.textContent);
const marks = () => [...(body()?.querySelectorAll('mark') ?? [])].map(({textContent}) => textContent);
const boxes = () =>
  [...document.querySelectorAll('[data-response-tools], [data-response-tools] > *, [role="region"]')].map((element) =>
    JSON.stringify(element.getBoundingClientRect()),
  );

// The first test, because what a browser has loaded stays.
test('@answers-04 a JSONPath that could not be loaded is loaded again', async () => {
  const {send} = cdp() as {send: (method: string, params?: object) => Promise<unknown>};
  await send('Network.enable');
  await send('Network.setBlockedURLs', {urls: ['*/core/jsonPath*']});
  const tree = await shown();
  const find = tree.getByLabelText('Find words or a JSONPath in the response');
  await find.fill('$.metadata');
  await expect.element(tree.getByRole('alert')).toHaveTextContent("JSONPath couldn't be loaded.");
  await send('Network.setBlockedURLs', {urls: []});
  await find.fill('');
  await find.fill('$.metadata');
  await expect.element(tree.getByText('1 of 18')).toBeVisible();
});

test('@answers-04 words filter the tree, and nothing around it moves', async () => {
  const tree = await shown();
  const before = boxes();
  const find = tree.getByLabelText('Find words or a JSONPath in the response');
  await find.fill('YARD nora');
  await expect.element(tree.getByText('1 of 18')).toBeVisible();
  expect(marks()).toEqual(['nora', 'yard']);
  expect(body()?.textContent).not.toContain('per_page');
  expect(boxes()).toEqual(before);
  await find.fill('zebra');
  await expect.element(tree.getByText('0 of 18')).toBeVisible();
  expect(boxes()).toEqual(before);
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(find).toHaveValue('');
  await expect.element(tree.getByText('per_page')).toBeVisible();
  expect(submitted).not.toHaveBeenCalled();
});

test('@answers-04 a JSONPath shows what it selects, or says what is wrong at which character', async () => {
  const tree = await shown();
  const before = boxes();
  const find = tree.getByLabelText('Find words or a JSONPath in the response');
  await find.fill('$.data[?@.id == 2].email_address');
  await expect.element(tree.getByText('1 of 18')).toBeVisible();
  expect(body()?.textContent).toContain('sam@yard.example');
  expect(body()?.textContent).not.toContain('nora@yard.example');
  expect(marks()).toEqual(['email_address']);
  await find.fill('$.data[?@.id = 2]');
  const problem = tree.getByRole('alert');
  await expect.element(problem).toHaveTextContent('Character 14 of the JSONPath, =, is not possible there.');
  await expect.element(find).toHaveAttribute('aria-invalid', 'true');
  await expect.element(find).toHaveAccessibleDescription(/Character 14/);
  expect(boxes()).toEqual(before);
});

test('@hand-06 a name that the visitor points at has its type and description', async () => {
  const tree = await shown();
  await userEvent.hover(tree.getByText('email_address').nth(1));
  await explanation().toBe('data.email_address string · Main work email address.');
  await userEvent.hover(tree.getByText('paging'));
  await explanation().toBe('$.metadata.paging');
});

test('@answers-04 a clicked node is copied, also if the pointer goes over others', async () => {
  const tree = await shown();
  await tree.getByText('"x"').click();
  await userEvent.hover(tree.getByText('per_page'));
  await tree.getByRole('button', {name: 'Copy path'}).click();
  await tree.getByRole('button', {name: 'Copy value'}).click();
  await tree.getByText('paging').click();
  await tree.getByRole('button', {name: 'Copy value'}).click();
  expect(copied.mock.calls.flat()).toEqual(["$.data[0]['odd name']", 'x', '{\n  "per_page": 25\n}']);
});

test('@answers-04 without a mouse, the arrow keys choose a node and Tab goes to what copies it', async () => {
  const tree = await shown();
  const root = document.querySelector<HTMLElement>('[data-root]');
  root?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await userEvent.tab();
  await expect.element(tree.getByRole('button', {name: 'Copy path'})).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  // Every digit is copied.
  expect(copied.mock.calls.flat()).toEqual(['$.data[0].id', '90071992547409931']);
  await userEvent.tab({shift: true});
  await userEvent.tab({shift: true});
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  await explanation().toBe('data.email_address string · Main work email address.');
});

test('@answers-04 levels fold, and raw is the text as it was sent', async () => {
  const odd = `${text.replace('Won', 'Wo\u202en')}\n `;
  const tree = await shown(odd);
  expect(body()?.textContent).toContain(String.raw`Wo\u202en`);
  await tree.getByLabelText('Expand to level').selectOptions('1');
  expect(body()?.querySelectorAll('summary')).toHaveLength(3);
  await tree.getByText('Raw').click();
  expect(body()?.tagName).toBe('PRE');
  expect(body()?.textContent).toBe(odd);
  await tree.getByLabelText('Find words or a JSONPath in the response').fill('new');
  await expect.element(tree.getByText('1 of 18')).toBeVisible();
});

test('@answers-04 a long text is cut, and what the filter shows is bounded', async () => {
  const many = JSON.stringify([...Array(3000).keys()].map((id) => ({id, name: `Person ${String(id)}`, list: [1, 2]})));
  const tree = await shown(many);
  await tree.getByLabelText('Find words or a JSONPath in the response').fill('person');
  await expect.element(tree.getByText('3000 of 18000')).toBeVisible();
  expect(body()?.querySelectorAll('*').length).toBeLessThan(3000);
  await tree.getByText('Raw').click();
  expect(body()?.textContent).toHaveLength(100_000);
  await expect.element(tree.getByText('These are the first 100,000 characters.')).toBeVisible();
});

test('@answers-04 a short response has no tools, and its nodes can be copied', async () => {
  const tree = await shown('{"id":1}');
  expect(document.querySelector('[data-response-tools]')).toBeNull();
  await tree.getByText('id').click();
  await expect.element(tree.getByRole('button', {name: 'Copy value'})).toBeVisible();
});

test('@answers-04 on a phone, all tools are in one row', async () => {
  await page.viewport(390, 844);
  const tree = await shown();
  await tree.getByLabelText('Find words or a JSONPath in the response').fill('yard');
  const tops = [...document.querySelectorAll('[data-response-tools] > *')].map((tool) => {
    const {top, bottom} = tool.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  });
  expect(new Set(tops).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('@answers-04 after a 429 the seconds are counted in silence, and their end is announced', async () => {
  vi.useFakeTimers({now: 0, toFake: ['Date', 'setInterval', 'clearInterval']});
  const {container} = await render(<Countdown time={2500} />);
  const status = container.querySelector('[role="status"]');
  expect(container.textContent).toBe('Send again in 3 s.');
  expect(container.querySelector('[role="timer"]')?.getAttribute('aria-live')).toBe('off');
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => container.textContent).toBe('Send again in 2 s.');
  expect(status?.textContent).toBe('');
  await vi.advanceTimersByTimeAsync(2000);
  await expect.poll(() => status?.textContent).toBe('You can send the request again now.');
});
