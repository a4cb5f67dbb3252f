import {expect, test} from 'vitest';
import {oldLinks} from '../../../../plugins/redirects';
import {oldTopics} from '../../../../src/config/redirects';
import {oldName} from '../../../../src/features/page-loading/core/oldLink';
import firstReference from '../../../fixtures/firstReference.json';
import {routes} from '../../../fixtures/routes';

const links = oldLinks();
const linkOf = (hash: string): string | undefined => links[oldName(hash) ?? ''];

test('@topics-02 each operation of the first reference leads to its page, with and without .json in its path', () => {
  const operations = Object.entries(firstReference).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, page]) => ({
      name: method + path.replaceAll(/[{}]/g, '').replaceAll('/', '_'),
      page,
    })),
  );
  expect(operations).toHaveLength(121);
  for (const {name, page} of operations) {
    expect(linkOf(`#!/Any_Group/${name}_json`), name).toBe(`/docs/api/${page}/`);
    expect(linkOf(`#!/Any_Group/${name}`), name).toBe(`/docs/api/${page}/`);
  }
});

test.each([
  ['#!/Topic/apikey', '/docs/platform/api-basics/api-key-authentication/'],
  ['#!/Topic/APIKey', '/docs/platform/api-basics/api-key-authentication/'],
])('@topics-02 %s leads to %s', (hash, page) => {
  expect(linkOf(hash)).toBe(page);
});

test.each(['#!/Topic/Unknown', '#!/', '#people', ''])('"%s" leads to no page of its own', (hash) => {
  expect(linkOf(hash)).toBeUndefined();
});

test('@topics-02 all topics lead to guides', () => {
  for (const guide of Object.values(oldTopics)) expect(routes.guides).toContain(guide);
});
