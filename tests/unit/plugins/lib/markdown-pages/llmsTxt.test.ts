import {expect, test} from 'vitest';
import type {OperationPage} from '../../../../../openapi/pages/page';
import {llmsText, partText, partsOf} from '../../../../../plugins/lib/markdown-pages/llmsTxt';
import type {MarkdownPage} from '../../../../../plugins/lib/markdown-pages/markdownPage';

const page = (area: string, url: string, title: string, words: Partial<MarkdownPage> = {}): MarkdownPage => ({
  pathname: url.replace('.md', '/'),
  url,
  area,
  title,
  description: '',
  blocks: [],
  ...words,
});

const operation = {kind: 'operation', method: 'get', path: '/v2/people'} as OperationPage;

const pages = [
  page('start', '/index.md', 'Home', {description: 'Everything.'}),
  page('webhooks', '/docs/platform/webhooks.md', 'Webhooks', {description: 'What happened.'}),
  page('webhooks', '/docs/platform/webhooks/retries.md', 'Retries', {description: 'How often.'}),
  page('api-2.0', '/docs/api.md', 'API 2.0', {description: 'Everything.'}),
  page('api-2.0/people', '/docs/api/people.md', 'People', {description: 'Who you sell to.'}),
  page('api-2.0/people', '/docs/api/people-index.md', 'List people', {reference: operation, description: 'x'}),
];

test('the index has what to know, the indexes of the parts, and the titles of the guides', () => {
  expect(llmsText({title: 'Docs', summary: 'The API.', instructions: ['- Base URL']}, pages)).toBe(`# Docs

> The API.

- Base URL

## Indexes with descriptions

- [Guides](/docs/platform/llms.txt): 2 pages
- [API 2.0](/docs/api/llms.txt): 3 pages

## Start

- [Home](/index.md): Everything.

## Webhooks

- [Webhooks](/docs/platform/webhooks.md)
- [Retries](/docs/platform/webhooks/retries.md)
`);
});

test('the index of a part has each page with one line in the section of its area', () => {
  const [guides, reference] = partsOf(pages).map(partText);
  expect(guides).toContain('## Webhooks\n\n- [Webhooks](/docs/platform/webhooks.md): What happened.\n');
  expect(reference).toBe(`# API 2.0

> Every page of this part. [/llms.txt](/llms.txt) says how to call the API.

## API 2.0

- [API 2.0](/docs/api.md): Everything.
- [People](/docs/api/people.md): Who you sell to.
- [List people](/docs/api/people-index.md): \`GET /v2/people\`
`);
});
