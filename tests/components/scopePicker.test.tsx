import {expect, test, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ScopePicker from '@site/src/features/scope-picker/ScopePicker';

// The build makes it from the description.
vi.mock('@generated/guide-tools/default/operations.json', () => {
  const operation = (id: string, name: string, scope: string) => {
    const path = `/v2/${name}`;
    return {id, method: 'get', path, summary: `List ${name}`, resource: name, scopes: [scope], cost: 1, events: []};
  };
  const many = Array.from({length: 40}, (_, index) => `records_with_a_long_name_${String(index)}`);
  return {
    default: [
      operation('people-index', 'people', 'people:read'),
      operation('notes-index', 'notes', 'notes:read'),
      ...many.map((name) => operation(name, name, 'records:read')),
    ],
  };
});

test('on a phone the list scrolls, and the page does not get wider', async () => {
  await page.viewport(390, 844);
  const picker = await render(<ScopePicker />);
  const list = picker.getByRole('group', {name: 'Operations'}).element();
  expect(getComputedStyle(list).fontSize).toBe('14px');
  expect(list.clientHeight).toBeLessThan(360);
  expect(list.scrollHeight).toBeGreaterThan(1000);
  expect(document.documentElement.scrollWidth).toBe(390);
});
