import {describe, expect, test} from 'vitest';
import {landingId, landingPage} from '../../../../plugins/reference-pages/landingPage';
import {HOSTILE, assertMdx, partsOf} from '../../support/mdx';

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
  test('tells what a version is, how to call it, and lists its resources', () => {
    const info = {
      title: 'Salesloft API 2.0',
      description: 'The {REST} API. See the [guide](/docs/a/).',
      tags: [{name: 'Call Data Records', description: 'What a `dialer` <reports>.\n\nMore.'}, {name: 'People'}],
      'x-base-url': 'https://api.example.com/v2',
    };
    expect(landingPage('salesloft-api-2-0', info, '/docs/api/')).toBe(
      [
        [
          '---',
          'id: "salesloft-api-2-0"',
          'slug: "/"',
          'title: "Salesloft API 2.0"',
          'description: "The {REST} API. See the guide."',
          'hide_table_of_contents: true',
          'custom_edit_url: null',
          '---\n',
        ].join('\n'),
        String.raw`The \{REST\} API. See the [guide](/docs/a/).`,
        '<ApiBasics baseUrl={"/docs/api/"} apiUrl={"https://api.example.com/v2"} />',
        '## Resources',
        '<Resources>',
        '<Resource name={"Call Data Records"} to={"/docs/api/call-data-records/"}>',
        String.raw`What a dialer \<reports>.`,
        '</Resource>',
        '<Resource name={"People"} to={"/docs/api/people/"}>\n\n',
        '</Resource>',
        '</Resources>',
        '',
      ].join('\n\n'),
    );
  });

  test('can be made of a title alone, below another prefix', () => {
    const {data, body} = partsOf(landingPage('a', {title: 'A'}, '/docs/api/1.0/'));
    expect(data).toEqual({
      id: 'a',
      slug: '/1.0/',
      title: 'A',
      description: '',
      hide_table_of_contents: true,
      custom_edit_url: null,
    });
    expect(body).toBe(
      '\n\n\n\n<ApiBasics baseUrl={"/docs/api/1.0/"} />\n\n## Resources\n\n<Resources>\n\n\n\n</Resources>\n\n',
    );
  });

  test.each(HOSTILE)('stays valid MDX when its words are text with %s', async (_, hostile) => {
    const info = {
      title: hostile,
      description: hostile,
      tags: [{name: hostile, description: hostile}],
      'x-base-url': hostile,
    };
    const page = landingPage('a', info, '/docs/api/');
    expect(partsOf(page).data).toMatchObject({title: hostile});
    await expect(assertMdx(page)).resolves.toBeUndefined();
  });
});
