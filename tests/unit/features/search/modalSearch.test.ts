import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createModalSearch} from '../../../../src/features/search/SearchModal/modalSearch';
import type {Backend} from '../../../../src/features/search/core/backend';
import type {SearchRequest, SearchResponse} from '../../../../src/features/search/core/record';

const responseTo = ({query = ''}: SearchRequest): SearchResponse => ({hits: [], nbHits: 0, query});

/** A search whose handler of errors throws them again, as the library's does. */
function setUp(search: (request: SearchRequest) => Promise<SearchResponse>, kind: Backend['kind'] = 'embedded') {
  const showError = vi.fn((error: Error) => {
    throw error;
  });
  const modal = createModalSearch({kind, search}, (_, {hits}) => hits);
  return {showError, modal, find: (query: string) => modal.search({requests: [{query}]}).catch(showError)};
}

describe('The search of the modal', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('@search-13 reports an error after the stall timer, with the displayed name, and searches again online', async () => {
    const network = new EventTarget();
    vi.stubGlobal('window', network);
    const search = vi.fn(() => Promise.reject<SearchResponse>(new Error('broken')));
    const {find, showError} = setUp(search);
    const settled = vi.fn();
    find('a').then(settled, settled);
    await vi.advanceTimersByTimeAsync(340);
    expect(showError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(showError).toHaveBeenCalledWith(expect.objectContaining({name: 'RetryError'}));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(settled).not.toHaveBeenCalled();
    search.mockResolvedValue(responseTo({query: 'a'}));
    network.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({results: [responseTo({query: 'a'})]});
  });

  test.each([
    ['embedded', 'the whole message'],
    ['hosted', 'the whole'],
  ] as const)(
    '@seek-04 searches for a whole paste only in the browser, and for a request of any length: %s',
    async (kind, query) => {
      const search = vi.fn((request: SearchRequest) => Promise.resolve(responseTo(request)));
      const {find, modal} = setUp(search, kind);
      modal.readWhole('the whole', 'the whole message');
      await find('the whole');
      expect(search).toHaveBeenLastCalledWith({query});
      await find('the whole ');
      expect(search).toHaveBeenLastCalledWith({query: 'the whole '});
      await find('curl -X POST https://api.salesloft.com/v2/tasks');
      expect(search).toHaveBeenLastCalledWith({query: 'POST /v2/tasks'});
    },
  );

  test('drops the error of a superseded query', async () => {
    const {find, showError} = setUp((request) =>
      request.query === 'bad' ? Promise.reject(new Error('broken')) : Promise.resolve(responseTo(request)),
    );
    void find('bad');
    await find('good');
    await vi.advanceTimersByTimeAsync(1000);
    expect(showError).not.toHaveBeenCalled();
  });
});
