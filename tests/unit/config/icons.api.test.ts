import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {dereference} from '../../../openapi/model/dereference';
import {operationsOf} from '../../../openapi/model/spec';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../src/config/apiVersions';
import {guideSections} from '../../../src/config/guides';
import {JOBS} from '../../../src/config/homePage';
import {ICONS, groupIcons} from '../../../src/config/icons';

test('the sprite has each icon, and each is used', () => {
  const sprite = readFileSync('static/img/icons.svg', 'utf8');
  const used = [...guideSections, ...Object.values(JOBS)].map(({icon}) => icon);
  expect([...sprite.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ICONS);
  expect([...new Set([...used, ...Object.values(groupIcons)])].toSorted()).toEqual(ICONS);
});

const spec = readPublished(apiVersions[0]);

test('each group of resources has an icon', () => {
  expect(Object.keys(groupIcons)).toEqual(spec['x-tagGroups']?.map(({name}) => name));
});

test.each(Object.values(JOBS))('the home page shows a request that exists: $request', ({request: [method, url]}) => {
  const [path = '', query] = url.split('?');
  const found = operationsOf(spec).find((one) => one.path === path && one.method === method.toLowerCase());
  const operation = found && dereference(spec, found);
  const names = (operation?.parameters ?? []).map(({name}) => name);
  expect(operation).toBeDefined();
  if (query !== undefined) expect(names).toContain(query.split(/[[=]/)[0]);
});
