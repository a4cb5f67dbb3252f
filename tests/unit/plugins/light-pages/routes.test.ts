import {describe, expect, test} from 'vitest';
import {readRoutes, withoutChildren, writeRoutes} from '../../../../plugins/light-pages/routes';

/** The form of Docusaurus, shortened: a page, the reference with a version, and the not-found route. */
const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/activity-history/',
    component: ComponentCreator('/activity-history/', '689'),
    exact: true
  },
  {
    path: '/docs/api/',
    component: ComponentCreator('/docs/api/', '9f6'),
    routes: [
      {
        path: '/docs/api/1.0/',
        component: ComponentCreator('/docs/api/1.0/', '0df'),
        exact: true,
        sidebar: "api-v1.0"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const LOADER = '@site/src/withPageLoader';

test('The table that Docusaurus writes is rejected with other imports', () => {
  expect(() => readRoutes(ROUTES.replaceAll('ComponentCreator(', 'createComponent('))).toThrow();
});

describe('The table that the browser gets', () => {
  const routes = readRoutes(ROUTES);
  const lean = withoutChildren(routes, '/docs/api/');

  test.each([
    ['a URL that the table lacks', '/docs/reference/'],
    ['a URL without routes below it', '/activity-history/'],
  ])('cannot be made for %s', (_, path) => {
    expect(() => withoutChildren(routes, path)).toThrow(`Docusaurus' routes.js has no ${path} with routes below it.`);
  });

  test('is a module that loads the HTML of a page with the root of the reference, and reads the same', () => {
    const module = writeRoutes(lean, '/docs/api/', LOADER);
    expect(module).toContain(`import {withPageLoader} from "${LOADER}";`);
    expect(module).toContain('component: withPageLoader(ComponentCreator("/docs/api/", "9f6"))');
    expect(module.match(/withPageLoader\(/g)).toHaveLength(1);
    expect(readRoutes(`const withPageLoader = (component) => component;\n${module}`)).toEqual(lean);
  });

  test('keeps text with quotes and line ends as it is', () => {
    const odd = [{path: '/a"b/', component: ['/a"b/', '1\n2'], sidebar: "it's \\ odd"}] as const;
    expect(readRoutes(writeRoutes(odd, '/docs/api/', LOADER))).toEqual(odd);
  });
});
