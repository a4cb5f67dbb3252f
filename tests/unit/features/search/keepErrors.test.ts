import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {SearchFailed, keepErrors} from '../../../../src/features/search/core/keepErrors';

describe('A search whose errors stay on screen', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('passes responses on', async () => {
    const search = keepErrors((query: string) => Promise.resolve(`${query}!`));
    await expect(search('a')).resolves.toBe('a!');
    await expect(search('b').catch(() => 'never')).resolves.toBe('b!');
  });

  it('@search-13 reports an error after the stall timer, with the displayed name, and never settles', async () => {
    const search = keepErrors(() => Promise.reject(new Error('broken')));
    const handler = vi.fn((error: unknown) => {
      throw error as Error;
    });
    const settled = vi.fn();
    search('a').catch(handler).then(settled, settled);
    await vi.advanceTimersByTimeAsync(340);
    expect(handler).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(handler).toHaveBeenCalledWith(expect.objectContaining({name: 'RetryError'}));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(settled).not.toHaveBeenCalled();
  });

  it('drops the error of a query that was typed over', async () => {
    const search = keepErrors((query: string) =>
      query === 'bad' ? Promise.reject(new SearchFailed('broken')) : Promise.resolve(query),
    );
    const handler = vi.fn();
    void search('bad').catch(handler);
    await search('good');
    await vi.advanceTimersByTimeAsync(1000);
    expect(handler).not.toHaveBeenCalled();
  });
});
