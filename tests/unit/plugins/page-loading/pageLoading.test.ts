import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {REPLACEMENTS, replacer} from '../../../../plugins/page-loading';

const CLIENT = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/clientEntry.js'));

describe('The functions that load pages', () => {
  test.each(REPLACEMENTS)('replace $request in $issuer of the installed Docusaurus by $by', ({issuer, request, by}) => {
    expect(readFileSync(path.join(CLIENT, `${issuer}.js`), 'utf8')).toContain(`from '${request}';`);
    const resource = {request, contextInfo: {issuer: path.join(CLIENT, `${issuer}.js`)}};
    replacer().replace(resource);
    expect(resource.request).toBe(path.resolve('src/features/page-loading', by));
    expect(existsSync(`${resource.request}.ts`)).toBe(true);
  });

  test.each([
    ['another module', path.join(CLIENT, 'App.js')],
    ['a module of ours', path.resolve('src/features/page-loading/clientEntry.ts')],
  ])('leave a request of %s as it is', (_, issuer) => {
    const resource = {request: './preload', contextInfo: {issuer}};
    replacer().replace(resource);
    expect(resource.request).toBe('./preload');
  });
});
