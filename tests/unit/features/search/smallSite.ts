import {recordMaker} from '../../../../plugins/lib/search-index/pageRecords';
import type {Field, SearchResponse, SearchRequest, SearchRecord} from '../../../../src/features/search/core/record';
import {createEngine} from '../../../../src/features/search/core/engine';

/** Makes the records of an operation or resource. */
export const api = (url: string, title: string) =>
  recordMaker({url, section: 'API', title, version: '2.0', rank: 1, group: 'People'});
/** Makes the records of a guide. */
export const docs = (url: string, title: string) =>
  recordMaker({url, section: 'Docs', title, version: 'current', rank: 1});

const field = (name: string, content: string, type: string): Field => ({name, anchor: `body-${name}`, content, type});

function operation(url: string, title: string, endpoint: string): SearchRecord[] {
  const make = api(url, title);
  return [
    make({type: 'lvl1'}, {content: endpoint, endpoint, codes: [endpoint, 'people:write']}),
    make(
      {type: 'lvl2', anchor: 'request-body', headings: ['Request body']},
      {
        endpoint,
        fields: [
          field('email_address', 'Where e-mails to the person go.', 'string'),
          field('account_id', 'The account that the person works for.', 'integer'),
        ],
      },
    ),
  ];
}

function guide(url: string, title: string, sections: Readonly<Record<string, string>>): SearchRecord[] {
  const make = docs(url, title);
  return [
    make({type: 'lvl1'}, {keywords: ['handbook']}),
    ...Object.entries(sections).flatMap(([heading, content]) => {
      const place = {anchor: heading.toLowerCase().replaceAll(' ', '-'), headings: [heading]};
      return [make({type: 'lvl2', ...place}), make({type: 'content', ...place}, {content})];
    }),
  ];
}

/** The records of a site of six pages. */
export const records: readonly SearchRecord[] = [
  ...operation('/people-create/', 'Create a person', 'POST /v2/people'),
  ...operation('/people-index/', 'List people', 'GET /v2/people'),
  ...operation('/people-show/', 'Fetch a person', 'GET /v2/people/{id}'),
  ...guide('/rate-limits/', 'Rate limits', {
    'Recover from a 429': 'When the budget of 600 cost points is spent, wait for the next minute & try <again>.',
    'See the cost': 'Each response carries the header x-ratelimit-endpoint-cost with the points of the request.',
  }),
  ...guide('/webhooks/', 'Webhook delivery headers and signatures', {
    'Write a handler': 'In JavaScript or PowerShell, from the OpenAPI file on GitHub. Set per_page to its limit.',
    'Receive and verify': 'Compare the signature with an HMAC of the raw body before anything else is done with it.',
  }),
  ...guide('/oauth/', 'OAuth authorization code', {'Register the app': 'Ask for the scopes that the app needs.'}),
];

/** Searches an index of some records. */
export function searcher(of: readonly SearchRecord[] = records): (request: SearchRequest | string) => SearchResponse {
  const search = createEngine(of);
  return (request) => search(typeof request === 'string' ? {query: request} : request);
}
