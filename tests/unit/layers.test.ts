import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType, cruise} from 'dependency-cruiser';
import ts from 'typescript';
import {beforeAll, describe, expect, test} from 'vitest';
import {sharedFolder} from '../fixtures/temporaryFolder';

const {forbidden, options} = createRequire(import.meta.url)('../../.config/dependency-cruiser.cjs') as {
  readonly forbidden: readonly IForbiddenRuleType[];
  readonly options: ICruiseOptions;
};

/** Imports that a rule refuses: the file, what it imports, and the rule. */
const REFUSED = [
  ['src/config/a.ts', 'src/components/A.ts', 'config-imports-what-is-below'],
  ['src/node/a.ts', 'src/config/b.ts', 'node-imports-what-is-below'],
  ['openapi/model/a.ts', 'openapi/pages/b.ts', 'openapi-model-imports-what-is-below'],
  ['openapi/pages/a.ts', 'plugins/a/b.ts', 'openapi-pages-imports-what-is-below'],
  ['openapi/tools/a.ts', 'plugins/a/b.ts', 'openapi-tools-imports-what-is-below'],
  ['src/features/a/core/a.ts', 'src/features/b/index.ts', 'core-imports-what-is-below'],
  ['src/features/a/core/b.ts', 'src/features/a/b.ts', 'core-imports-what-is-below'],
  ['src/components/B.ts', 'src/features/b/index.ts', 'components-imports-what-is-below'],
  ['src/features/a/c.ts', 'src/theme/A.ts', 'features-imports-what-is-below'],
  ['src/features/a/d.ts', 'plugins/a/b.ts', 'features-imports-what-is-below'],
  ['src/theme/B.ts', 'plugins/a/b.ts', 'theme-and-pages-imports-what-is-below'],
  ['src/hosting/a.ts', 'plugins/a/b.ts', 'hosting-imports-what-is-below'],
  ['plugins/b/a.ts', 'src/cli/a.ts', 'plugins-imports-what-is-below'],
  ['plugins/lib/b/a.ts', 'plugins/a/b.ts', 'plugin-lib-imports-what-is-below'],
  ['plugins/b/c.ts', 'plugins/a/b.ts', 'plugins-share-lib'],
  ['sandbox/a.ts', 'src/hosting/b.ts', 'sandbox-imports-what-is-below'],
  ['src/cli/b.ts', 'tests/a.ts', 'cli-imports-what-is-below'],
  ['src/other/a.ts', 'src/config/b.ts', 'every-folder-is-in-a-layer'],
  ['src/features/a/e.ts', 'src/features/b/b.ts', 'features-meet-at-their-index'],
  ['src/features/a/f.ts', 'node:fs', 'browser-code-without-node'],
  ['src/features/a/core/c.ts', 'react', 'plain-code-without-react'],
] as const;

/** Imports that no rule refuses. */
const ALLOWED = [
  ['src/features/a/g.ts', 'src/features/b/core/a.ts'],
  ['src/features/a/h.ts', 'src/features/b/index.ts'],
  ['src/theme/C.ts', 'src/features/b/b.ts'],
  ['plugins/b/b.ts', 'openapi/tools/b.ts'],
  ['plugins/b/d.ts', 'plugins/lib/a/b.ts'],
  ['sandbox/b.ts', 'src/hosting/staticServer.ts'],
  ['src/cli/c.ts', 'plugins/a/b.ts'],
  ['tests/b.ts', 'src/cli/a.ts'],
] as const;

describe('@code-01 The rules about imports', () => {
  const folder = sharedFolder();
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  const importOf = (from: string, to: string): string =>
    to.includes('.') ? path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './') : to;

  let refused: readonly string[];
  beforeAll(async () => {
    for (const [, to] of [...REFUSED, ...ALLOWED]) if (to.includes('.')) write(to, 'export const a = 1;\n');
    write('node_modules/react/package.json', '{"name": "react", "version": "18.0.0", "main": "index.js"}');
    write('node_modules/react/index.js', '');
    write('package.json', '{"dependencies": {"react": "18.0.0"}}');
    for (const [from, to] of [...REFUSED, ...ALLOWED]) write(from, `import '${importOf(from, to)}';\n`);
    write('src/node/one.ts', "import type {Two} from './two';\nexport type One = Two;\n");
    write('src/node/two.ts', "import type {One} from './one';\nexport type Two = One;\n");
    const own = {
      ...options,
      tsConfig: undefined,
      baseDir: folder,
      validate: true,
      ruleSet: {forbidden: [...forbidden]},
    };
    const {output} = await cruise(['src', 'openapi', 'plugins', 'sandbox', 'tests'], own);
    refused = (output as ICruiseResult).summary.violations.map(({from, rule}) => `${from}: ${rule.name}`);
  });

  test.each(REFUSED)('reject that %s imports %s', (from, _, rule) => {
    expect(refused).toContain(`${from}: ${rule}`);
  });

  test('reject a cycle of types', () => {
    expect(refused.filter((one) => one.endsWith('no-cycles'))).toHaveLength(1);
  });

  test('reject nothing else', () => {
    expect(refused).toHaveLength(REFUSED.length + 1);
  });

  test.each(forbidden.filter(({from}) => from.path !== undefined))('speak of files that exist: $name', ({from}) => {
    const files = filesIn();
    for (const pattern of [from.path ?? []].flat())
      expect(files.some((file) => new RegExp(pattern).test(file))).toBe(true);
  });
});

const filesIn = (...folders: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', ...folders], {encoding: 'utf8'}).split('\n');

/** A file, and a file or folder that it imports, by their paths in the repository. */
type Import = readonly [from: string, to: string];

/** The folders whose imports are compared: a feature, a plugin, a part of the descriptions or of the sandbox. */
const FOLDER = /^(?:src\/features|plugins|openapi|sandbox)\/[^/]+(?=\/|$)/;

/** The imports of a file that lead to files of this repository. Types count. */
function importsIn(file: string): Import[] {
  const {importedFiles} = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles.flatMap(({fileName}): Import[] => {
    if (fileName.startsWith('@site/')) return [[file, fileName.slice('@site/'.length)]];
    return fileName.startsWith('.') ? [[file, path.posix.join(path.posix.dirname(file), fileName)]] : [];
  });
}

/** The folders that import each other, directly or through others. */
function folderCycles(imports: readonly Import[]): string[] {
  const imported = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const folder = FOLDER.exec(from)?.[0];
    const target = FOLDER.exec(to)?.[0];
    if (folder === undefined || target === undefined || folder === target) continue;
    imported.set(folder, (imported.get(folder) ?? new Set()).add(target));
  }
  const reached = (folder: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const next of imported.get(folder) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  return [...imported.keys()].filter((folder) => reached(folder).has(folder)).sort();
}

describe('@code-01 @pages-04 Folders of features, plugins, descriptions and the sandbox', () => {
  test('a cycle is a circle of three plugins, and not the one that imports them', () => {
    const imports: Import[] = [
      ['plugins/a/a.ts', 'plugins/b/b'],
      ['plugins/b/c/d.ts', 'plugins/c'],
      ['plugins/c/index.ts', 'plugins/a'],
      ['plugins/d/index.ts', 'plugins/a'],
    ];
    expect(folderCycles(imports)).toEqual(['plugins/a', 'plugins/b', 'plugins/c']);
  });

  test.each(['src/features', 'plugins', 'openapi', 'sandbox'])(
    'in %s never import each other in a circle',
    (parent) => {
      const imports = filesIn(parent)
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap(importsIn);
      expect(folderCycles(imports)).toEqual([]);
    },
  );
});

test('@pages-04 no file of the product names a file of the tests', () => {
  const code = filesIn('src', 'plugins', 'openapi', 'sandbox').filter((file) => /\.(?:tsx?|m?js)$/.test(file));
  expect(code.length).toBeGreaterThan(400);
  expect(code.filter((file) => /['"`/]tests\/[^ ]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('@code-01 code of pages imports its own folder by a relative path, and everything else from @site', () => {
  const files = filesIn('src/features', 'src/components', 'src/theme', 'src/pages').filter((file) =>
    /\.tsx?$/.test(file),
  );
  const folderOf = (file: string): string => (/^src\/(?:features\/)?[^/]+\//.exec(file) ?? [''])[0];
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) .*from '(\.\.?\/|@site\/)(.*)';$/gm)]
      .filter(([, start = '', rest = '']) => {
        // Docusaurus also loads cores for plugins, and doesn't know the alias then.
        if (file.includes('/core/')) return start === '@site/' && !rest.startsWith('openapi/dist/');
        const target = path.posix.join(path.posix.dirname(file), start + rest);
        return start !== '@site/' && !`${target}/`.startsWith(folderOf(file));
      })
      .map(([line]) => `${file} ${line}`),
  );
  expect(wrong).toEqual([]);
});
