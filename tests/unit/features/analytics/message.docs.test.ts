import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {messageOf, contextOf, pageProperties} from '../../../../src/features/analytics/core/message';
import {trackingPlan} from '../../../../src/features/events/core/trackingPlan';

describe('An event on its way out', () => {
  test('holds the planned properties, cleaned, and no other', () => {
    const values = {
      query: 'maya.okafor@larkfield.example',
      path: '/docs/api/people-create/?code=abc#body-name',
      position: 3,
      token: 'abc',
    };
    expect(messageOf({name: 'search_hit_chosen', values})).toEqual({
      name: 'search_hit_chosen',
      properties: {path: '/docs/api/people-create/', position: 3},
    });
  });
});

describe('What the library gets of a page', () => {
  const facts = {
    origin: 'https://developers.example',
    path: '/docs/',
    title: 'Docs',
    referrer: 'https://search.example/?q=secret',
  };

  test('leaves the library nothing to read from the URL', () => {
    expect(contextOf(facts)).toEqual({
      campaign: null,
      page: {
        path: '/docs/',
        url: 'https://developers.example/docs/',
        tab_url: 'https://developers.example/docs/',
        title: 'Docs',
        search: '',
        referrer: 'https://search.example',
        referring_domain: 'search.example',
        initial_referrer: '',
        initial_referring_domain: '',
      },
    });
  });

  test('is of the page that was viewed, also when the visitor has left it', () => {
    expect(pageProperties({path: '/api/', title: 'API'}, facts)).toMatchObject({
      path: '/api/',
      title: 'API',
      url: 'https://developers.example/api/',
    });
  });
});

test('src/README.md lists each event with its properties', () => {
  const rows = readFileSync('src/README.md', 'utf8').matchAll(/^\| `([a-z_]+)` +\|[^|]*\|([^|]*)\|$/gm);
  const listed = [...rows]
    .map(([, name = '', properties = '']) => [
      name,
      [...properties.matchAll(/`([a-z_]+)`/g)].map(([, property]) => property),
    ])
    .filter(([name]) => String(name) in trackingPlan);
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(Object.entries(trackingPlan).map(([name, properties]) => [name, Object.keys(properties)])),
  );
});
