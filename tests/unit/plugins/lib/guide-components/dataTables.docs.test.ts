import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {operationsOf} from '../../../../../openapi/model/spec';
import {readPublished} from '../../../../../openapi/tools/bundle/readBundle';
import {remarkData} from '../../../../../plugins/lib/guide-components/remarkData';
import {errorMessages} from '../../../../../openapi/model/errorMessages';
import {apiVersions} from '../../../../../src/config/apiVersions';

const htmlOf = async (guide: string): Promise<string> => {
  const {default: Content} = await evaluate(guide, {
    Fragment,
    jsx,
    jsxs,
    baseUrl: 'file:///',
    remarkPlugins: [remarkGfm, remarkData],
  });
  return renderToStaticMarkup(createElement(Content));
};

test('@words-03 a guide has each old operation with its successor, or says that there is none', async () => {
  const html = await htmlOf('Before.\n\n<SuccessorTable />\n\nAfter.');
  const [, {baseUrl}] = apiVersions;
  const operations = operationsOf(readPublished(apiVersions[1]));
  expect(html.match(/<tr>/g)).toHaveLength(operations.length + 1);
  expect(operations.filter(({operationId}) => !html.includes(`href="${baseUrl}${operationId}/"`))).toEqual([]);
  expect(html).toMatch(/<th>API 1\.0<\/th><th>API 2\.0<\/th>/);
  expect(html).toContain('<code>GET /v2/people/{id}</code>');
  expect(html).toMatch(/GET \/public_api\/v1\/credentials\/me<\/code><\/a><\/td><td>No successor<\/td>/);
});

test('@source-03 a guide has the messages of a status, with cause, fix and the operation that sends them', async () => {
  const encoded = await htmlOf('<ErrorTable status="401" />\n\n<ErrorTable status="422" />');
  const html = encoded.replaceAll('&#x27;', "'");
  const rows = errorMessages.filter(({status}) => status === 401 || status === 422);
  expect(html.match(/<tr>/g)).toHaveLength(rows.length + 2);
  expect(rows.filter(({text}) => !html.includes(`<code>${text}</code>`))).toEqual([]);
  expect(html).toContain('<a href="/docs/api/signals-create/"><code>POST /v2/signals</code></a>');
  expect(html).toContain('<a href="/docs/api/person-upserts-create/">upsert</a>');
});

const newest = operationsOf(readPublished(apiVersions[0]));

test('@words-03 a guide lists each operation by scope and with its scopes, linked', async () => {
  const byScope = await htmlOf('<ScopeTable />');
  const byOperation = await htmlOf('<OperationScopeTable />');
  const scopes = new Set(newest.flatMap((one) => (one['x-scopes'] ?? []).map(({scope}) => scope)));
  expect(byScope.match(/<tr id="scope-[\w-]+">/g)).toHaveLength(scopes.size);
  expect(byScope).toContain('<tr id="scope-people-write"><td><code>people:write</code>');
  expect(byOperation.match(/<tr>/g)).toHaveLength(newest.length + 1);
  for (const html of [byScope, byOperation])
    expect(newest.filter(({operationId}) => !html.includes(`href="/docs/api/${operationId}/"`))).toEqual([]);
  expect(byOperation).toMatch(/POST \/v2\/people<\/code><\/a><\/td><td><code>people:write<\/code>/);
});

test('@words-03 a guide has the cost of each range of pages', async () => {
  const html = await htmlOf('<DeepPageTable />');
  expect(html).toContain('<td>1 to 100</td><td>1</td><td>600</td>');
  expect(html).toContain('<td>501 and above</td><td>30</td><td>20</td>');
});

test('@words-03 a guide says how each list is followed', async () => {
  const html = await htmlOf('<CursorTable />');
  const rows = html.split('<tr>').slice(2);
  expect(
    rows.map((row) =>
      /api\/(people|meetings|bulk-jobs|users)-index|api\/conversations-(transcriptions)-find-all/
        .exec(row)
        ?.slice(1)
        .find(Boolean),
    ),
  ).toEqual(['people', 'meetings', 'transcriptions', 'bulk-jobs', 'users']);
});
