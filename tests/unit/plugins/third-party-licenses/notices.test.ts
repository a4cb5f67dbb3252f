import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {bundledPackages, notices, readPackage, withEmbedded} from '../../../../plugins/third-party-licenses/notices';
import {folderOfEachTest} from '../../../fixtures/temporaryFolder';

describe('The packages of a bundle', () => {
  test.each([
    ['a module', '/site/node_modules/clsx/dist/clsx.mjs'],
    ['a module behind loaders', '/site/node_modules/loader/index.js??rules[0]!/site/node_modules/clsx/clsx.mjs'],
    ['a style sheet', 'css|/site/node_modules/css-loader/index.js!/site/node_modules/clsx/a.css|0|||}'],
  ])('are found by %s', (_, identifier) => {
    expect([...bundledPackages([{identifier}])]).toEqual([expect.stringMatching(/^(C:)?\/site\/node_modules\/clsx$/)]);
  });

  test('are found below modules that were joined, with a scope, and in the folder of another package', () => {
    const joined = [
      {identifier: '/site/node_modules/@cfworker/json-schema/dist/index.js'},
      {identifier: '/site/node_modules/a/node_modules/clsx/clsx.mjs'},
      {identifier: '/site/src/own.ts'},
      {identifier: 'webpack/runtime/load script'},
    ];
    expect([...bundledPackages([{identifier: '/site/src/own.ts|abc', modules: joined}])]).toEqual([
      '/site/node_modules/@cfworker/json-schema',
      '/site/node_modules/a/node_modules/clsx',
    ]);
  });
});

describe('The notice of a package', () => {
  const folder = folderOfEachTest();
  const write = (file: string, text: string): void => {
    writeFileSync(path.join(folder(), file), text);
  };
  beforeEach(() => {
    write('package.json', JSON.stringify({name: 'a', version: '1.2.3', license: 'MIT'}));
  });
  test.each(['LICENSE', 'licence'])('is what its file %s says', (file) => {
    write(file, 'Copyright (c) A\n');
    expect(readPackage(folder())).toEqual({name: 'a', version: '1.2.3', license: 'MIT', text: 'Copyright (c) A'});
  });

  test('holds its NOTICE as well', () => {
    write('LICENSE', 'Apache');
    write('NOTICE', 'By A.');
    mkdirSync(path.join(folder(), 'license-tools'));
    expect(readPackage(folder()).text).toBe('Apache\n\nBy A.');
  });

  test('is written out where a package under the MIT license has no file, and its holder is known', () => {
    write('package.json', JSON.stringify({name: 'infima', version: '1.0.0', license: 'MIT'}));
    expect(readPackage(folder()).text).toMatch(/^Copyright \(c\) Facebook.*\n\nPermission is hereby granted/);
  });

  test('must be there', () => {
    expect(() => readPackage(folder())).toThrow(
      "a is in the site's scripts and has no license file (its license is MIT). Add its copyright line to HOLDERS",
    );
  });
});

test('A package inside another one has a notice of its own where the outer one is in the site', () => {
  const react = {name: 'react', version: '18.3.1', license: 'MIT', text: 'By A.'};
  const outer = {...react, name: '@rudderstack/analytics-js', version: '3.34.1'};
  expect(notices(withEmbedded([react]))).not.toContain('ramda');
  expect(notices(withEmbedded([outer, react]))).toMatch(
    /^ramda in @rudderstack\/analytics-js 3\.34\.1 \(MIT\)\n-+\n\nCopyright .*Hurley\n\nPermission is hereby/m,
  );
});
