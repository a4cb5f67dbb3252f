import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {type Spec, operationsOf} from '../../../../openapi/model/spec';
import {readPublished} from '../../../../openapi/tools/published';
import {remarkSuccessors} from '../../../../plugins/guide-components/remarkSuccessors';
import {successorTable} from '../../../../plugins/guide-components/successorTable';
import {textOf} from '../../../../plugins/markdown-pages/nodes';
import {apiVersions} from '../../../../src/config/apiVersions';

const spec = (paths: object): Spec =>
  ({openapi: '3.1.0', info: {}, tags: [], components: {}, paths}) as unknown as Spec;

test('@words-03 each old operation has a row with its successor, or says that there is none', () => {
  const old = spec({
    '/v1/companies': {post: {operationId: 'companies-create', 'x-successor': 'accounts-create'}},
    '/v1/credentials/me': {get: {operationId: 'credentials-me-index', 'x-successor': 'none'}},
  });
  const newest = spec({'/v2/accounts': {post: {operationId: 'accounts-create'}}});
  const {children} = successorTable(
    {spec: old, baseUrl: '/docs/api/1.0/', label: '1.0'},
    {spec: newest, baseUrl: '/docs/api/', label: '2.0'},
  );
  expect(children.map((row) => row.children.map((cell) => textOf(cell.children)))).toEqual([
    ['API 1.0', 'API 2.0'],
    ['POST /v1/companies', 'POST /v2/accounts'],
    ['GET /v1/credentials/me', 'No successor'],
  ]);
});

test('@words-03 a guide has the table of the published descriptions', async () => {
  const {default: Content} = await evaluate('Before.\n\n<SuccessorTable />\n\nAfter.', {
    Fragment,
    jsx,
    jsxs,
    baseUrl: 'file:///',
    remarkPlugins: [remarkGfm, remarkSuccessors],
  });
  const html = renderToStaticMarkup(createElement(Content));
  const [, {baseUrl}] = apiVersions;
  const operations = operationsOf(readPublished(apiVersions[1]));
  expect(html.match(/<tr>/g)).toHaveLength(operations.length + 1);
  expect(operations.filter(({operationId}) => !html.includes(`href="${baseUrl}${operationId}/"`))).toEqual([]);
  expect(html).toContain('<code>GET /v2/people/{id}</code>');
});
