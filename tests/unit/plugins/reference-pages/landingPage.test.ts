import {describe, expect, test} from 'vitest';
import {highlight} from '../../../../src/features/code/core/highlight';
import {landingId, landingPage} from '../../../../plugins/reference-pages/landingPage';
import type {Response, Spec} from '../../../../openapi/model/spec';
import {HOSTILE, assertMdx, partsOf} from '../../support/mdx';

const BASE = '/docs/api/';

const bare: Spec = {
  openapi: '3.1.0',
  info: {title: 'A', version: '1'},
  servers: [{url: 'https://api.example.com'}],
  tags: [],
  paths: {},
  components: {},
};

/** A part of a page, from its heading to the next one of the same level. */
const section = (page: string, heading: string): string => {
  const [part = ''] = page.slice(page.indexOf(`## ${heading}\n`)).split(/\n(?=## )/);
  return part.replaceAll(/\n{2,}/g, '\n\n').trim();
};

describe('landingId', () => {
  test.each([
    ['Salesloft API 2.0', 'salesloft-api-2-0'],
    ['Salesloft API 1.0', 'salesloft-api-1-0'],
    ['Made-up API (beta)', 'made-up-api-beta'],
  ])('makes of the title %j the id %j', (title, id) => {
    expect(landingId(title)).toBe(id);
  });
});

describe('landingPage', () => {
  test('begins with what a version is, where it is and how to send a credential', () => {
    const spec: Spec = {
      ...bare,
      info: {
        title: 'Salesloft API 2.0',
        version: '2.0',
        description: 'The {REST} API. See the [guide](/docs/a/).',
        'x-base-url': 'https://api.example.com/v2',
      },
      components: {securitySchemes: {apiKey: {type: 'http', scheme: 'bearer'}, oauth2: {type: 'oauth2'}}},
    };
    const {data, body} = partsOf(landingPage(spec, BASE));
    expect(data).toEqual({
      id: 'salesloft-api-2-0',
      slug: '/',
      title: 'Salesloft API 2.0',
      description: 'The {REST} API. See the guide.',
      custom_edit_url: null,
    });
    expect(body.slice(0, body.indexOf('\n\n- '))).toBe(
      [
        String.raw`

The \{REST\} API. See the [guide](/docs/a/).`,
        '<ApiBasics baseUrl={"/docs/api/"} apiUrl={"https://api.example.com/v2"} />',
        '## Authentication',
      ].join('\n\n'),
    );
    const lines = section(body, 'Authentication').split('\n').slice(2);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('[API key](/docs/platform/api-basics/api-key-authentication/)');
    expect(lines[1]).toContain('`Authorization: Bearer` followed by the key or token');
  });

  test('tells of keys only where the version takes them', () => {
    const spec = {...bare, components: {securitySchemes: {oauth2: {type: 'oauth2'}}}};
    const lines = section(landingPage(spec, BASE), 'Authentication').split('\n').slice(2);
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).not.toContain('key');
  });

  test('shows a first call and the beginning of its answer', () => {
    const example = {data: {id: 318, team: {id: 1}, name: 'Maya', email: 'm@larkfield.example', guid: 'x'}};
    const me = {
      operationId: 'me-index',
      summary: 'Fetch me',
      responses: {200: {content: {'application/json': {example}}}},
    };
    const page = landingPage({...bare, paths: {'/v2/me': {get: me}}}, BASE);
    const curl = 'curl -sS https://api.example.com/v2/me \\\n  -H "Authorization: Bearer $SALESLOFT_API_KEY"';
    const answer = JSON.stringify({data: {id: 318, name: 'Maya', email: 'm@larkfield.example'}}, null, 2);
    expect(page).toContain(`html={${JSON.stringify(highlight(curl, 'bash'))}}`);
    expect(page).toContain(`html={${JSON.stringify(highlight(answer, 'json'))}}`);
    expect(page).toContain('[Ask who you are](/docs/api/me-index/)');
  });

  test('lists the resources with one sentence, their number of operations and their requests', () => {
    const tags = [
      {name: 'Call Data Records', description: 'What a `dialer` <reports>. Not this.\n\nNor this.'},
      {name: 'People', description: ''},
    ];
    const operation = {operationId: 'a', summary: 'A', tags: ['Call Data Records']};
    const spec = {...bare, tags, paths: {'/records': {get: operation, post: operation}}};
    expect(section(landingPage(spec, BASE), 'Resources')).toBe(
      [
        '## Resources',
        '<Resources count={2}>',
        '<Resource name={"Call Data Records"} to={"/docs/api/call-data-records/"} operations={2} requests={"get /records post /records"}>',
        String.raw`What a dialer \<reports>.`,
        '</Resource>',
        '<Resource name={"People"} to={"/docs/api/people/"} operations={0}>',
        '</Resource>',
        '</Resources>',
      ].join('\n\n'),
    );
  });

  test('can be made of a title alone, below another prefix', async () => {
    const page = landingPage(bare, '/docs/api/1.0/');
    expect(partsOf(page).data).toEqual({id: 'a', slug: '/1.0/', title: 'A', description: '', custom_edit_url: null});
    expect(page.match(/^## .*/gm)).toEqual(['## Authentication', '## Versions']);
    await expect(assertMdx(page)).resolves.toBeUndefined();
  });

  test.each(HOSTILE)('stays valid MDX when its words are text with %s', async (_, hostile) => {
    const shared: Response = {
      description: hostile,
      content: {
        'application/json': {schema: {properties: {[hostile]: {description: hostile}}}, example: {[hostile]: hostile}},
      },
      'x-unverified': hostile,
    };
    const spec: Spec = {
      ...bare,
      info: {title: hostile, version: '1', description: hostile, 'x-base-url': hostile},
      tags: [{name: hostile, description: hostile}],
      paths: {
        '/a': {
          get: {
            operationId: 'me-index',
            summary: hostile,
            tags: [hostile],
            responses: {401: {$ref: '#/components/responses/Shared'} as Response},
          },
        },
      },
      components: {responses: {Shared: shared}},
    };
    const page = landingPage(spec, BASE);
    expect(partsOf(page).data).toMatchObject({title: hostile});
    expect(page).toContain('error-401');
    await expect(assertMdx(page)).resolves.toBeUndefined();
  });
});
