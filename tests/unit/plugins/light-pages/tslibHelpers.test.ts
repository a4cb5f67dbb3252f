import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';
import * as helpers from '../../../../plugins/light-pages/browser/tslibHelpers';

describe('The replacement of tslib', () => {
  test('has every helper that the installed @docusaurus/utils-common calls', () => {
    const source = readFileSync(createRequire(import.meta.url).resolve('@docusaurus/utils-common'), 'utf8');
    const called = [...new Set(source.match(/(?<=tslib_1\.)\w+/g))];
    expect(called).not.toEqual([]);
    expect(Object.keys(helpers)).toEqual(expect.arrayContaining(called));
  });

  test('gives a CommonJS module as the default, and a module as it is', () => {
    const module = {trim: 1};
    const ofImport = {__esModule: true, default: 2};
    expect(helpers.__importDefault(module)).toEqual({default: module});
    expect(helpers.__importDefault(ofImport)).toBe(ofImport);
  });
});
