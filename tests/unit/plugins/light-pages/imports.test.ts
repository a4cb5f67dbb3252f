import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {Patch} from '../../../../plugins/light-pages/patch';
import * as patches from '../../../../plugins/light-pages/patches';

const imports = Object.values<Patch>(patches).flatMap((patch) => patch.imports ?? []);

test.each(imports.flatMap(({request, from, by}) => (from === undefined ? [] : [[request, from, by] as const])))(
  'The installed Docusaurus imports %s in %s, and gets a module of ours',
  (request, from, by) => {
    expect(readFileSync(path.join('node_modules/@docusaurus', from), 'utf8')).toContain(`from '${request}';`);
    expect(existsSync(by) || existsSync(`${by}.ts`)).toBe(true);
  },
);
