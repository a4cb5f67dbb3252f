import {type OperationPage} from '../../fixtures/pages/OperationPage';

interface PageType {
  readonly name: string;
  readonly path: string;
  /** Whether the page has the sidebar of the docs next to its text. */
  readonly isDocs: boolean;
  readonly prepare?: (page: OperationPage) => Promise<void>;
}

/** A call that API Logs lists. */
const call = {
  ...{id: 'a', at: 1_789_000_000_000, page: '/docs/api/people-index/', fragment: '#try-it?', name: 'List people'},
  ...{method: 'GET', path: '/v2/people', query: 'per_page=3', took: 12, status: 200, cost: 1, remaining: 599},
};

/** The ten types of pages, each in the state that shows the most. */
export const pageTypes: readonly PageType[] = [
  {name: 'home', path: '/', isDocs: false},
  {name: 'a guide', path: '/docs/platform/tutorials/warehouse/', isDocs: true},
  {name: 'a guide with tables', path: '/docs/platform/api-basics/filtering-paging-sorting/', isDocs: true},
  {name: 'the overview of the API', path: '/docs/api/', isDocs: true},
  {name: 'a resource', path: '/docs/api/people/', isDocs: true},
  {name: 'a list', path: '/docs/api/people-index/', isDocs: true},
  {
    name: 'an operation with its form',
    path: '/docs/api/people-create/',
    isDocs: true,
    prepare: async ({tryIt}) => {
      await tryIt.open.click();
      await tryIt.send.waitFor();
    },
  },
  {
    name: 'API Logs with a call',
    path: '/api-logs/',
    isDocs: false,
    prepare: (site) => site.page.locator('tr[data-call] button').first().click(),
  },
  {
    name: 'a plan of a sync',
    path: '/docs/platform/api-basics/rate-limits/?records=30000&perPage=100&interval=30#sync-planner',
    isDocs: true,
    prepare: ({page}) => page.getByRole('table', {name: 'Cost and time of each pass'}).waitFor(),
  },
  {name: 'the not-found page', path: '/nope/', isDocs: false},
];

/** Opens a page of a type in its state. */
export async function openType(site: OperationPage, {path, prepare}: PageType): Promise<void> {
  await site.page.addInitScript(
    (calls) => {
      sessionStorage.setItem('devdocs.visitor.calls', calls);
    },
    JSON.stringify([call]),
  );
  await site.open(path);
  await prepare?.(site);
}
