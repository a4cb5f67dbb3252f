import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {formatProblem, joinFiles, lintApi, lintApis} from '../../../../../openapi/tools/lint/redocly';
import {explained} from '../../../../../openapi/tools/generate/explained';
import {addExamples} from '../../../../../openapi/tools/bundle/addExamples';
import type {Spec} from '../../../../../openapi/model/spec';
import {BROKEN_SPECS, LIST, SHOW, WIDGET} from '../../../support/brokenSpecs';
import {REFUSED_SPECS} from '../../../support/refusedSpecs';
import {sharedFolder} from '../../../../fixtures/temporaryFolder';

const TINY = path.resolve('tests/fixtures/specs/tiny');
/** The first of a process takes two seconds, and many times that on a busy machine. */
const PATIENCE = 60_000;

const folder = sharedFolder();

const at = (file: string): string => path.relative('.', path.join(folder, file));

/** Breaks a file; a change that changes nothing is a mistake of the test. */
function edit(file: string, from: string | RegExp, to: string): void {
  const name = path.join(folder, file);
  const text = readFileSync(name, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(name, text.replace(from, to));
}

/** Puts the tiny specification into folders of these names, under the rules of the site; returns the configuration. */
function prepare(config: string, apis: readonly string[]): string {
  for (const api of apis) cpSync(TINY, path.join(folder, api), {recursive: true});
  const entries = apis.map((api) => [api, {root: `./${api}/openapi.yaml`}] as const);
  const file = path.join(folder, config);
  writeFileSync(
    file,
    JSON.stringify({
      extends: ['ruleset', 'provider', 'provider-2'].map((set) => path.resolve(`openapi/${set}.yaml`)),
      apis: Object.fromEntries(entries),
    }),
  );
  return file;
}

const SLIPS = [...BROKEN_SPECS, ...REFUSED_SPECS];

describe('the linter', {timeout: PATIENCE}, () => {
  const copyOf = (index: number): string => `copy-${String(index)}`;
  let problems: readonly string[] = [];

  beforeAll(async () => {
    const copies = SLIPS.map((_, index) => copyOf(index));
    const config = prepare('problems.yaml', copies);
    for (const [index, {file, from, to}] of SLIPS.entries()) edit(path.join(copyOf(index), file), from, to);
    problems = (await lintApis(copies, config)).problems.map(formatProblem);
  }, PATIENCE);

  test.each(SLIPS.map((problem, index) => ({...problem, copy: copyOf(index)})))(
    'names file, line and fix of $of',
    ({copy, file, line, says}) => {
      const place = `${at(path.join(copy, file))}:${String(line)} `;
      expect(problems.filter((problem) => problem.startsWith(place))).toEqual([expect.stringMatching(says)]);
    },
  );

  test('names the place when the root file itself cannot be parsed', async () => {
    const config = prepare('root.yaml', ['root']);
    edit('root/openapi.yaml', 'tags:', 'tags: [');
    const {clean, lines} = await lintApi('root', 'Root', config);
    expect(clean).toBe(false);
    expect(lines.join('\n')).toMatch(/root\/openapi\.yaml" \(14:3\)/);
  });

  test('@shown-06 names what the pages miss of a description that no one linted', async () => {
    const config = prepare('bare.yaml', ['bare']);
    edit('bare/resources/widgets/tag.yaml', /description.*/, '');
    const generate = (error: Error) => () => {
      throw new Error('The page cannot be shown.', {cause: error});
    };
    const made = (error: Error) => explained([{id: 'bare', label: '1.0'}], generate(error), config);
    await expect(made(new TypeError('undefined'))).rejects.toThrow(
      /tag\.yaml:1 Tag object should contain `description`/,
    );
    await expect(made(new Error('It says why.'))).rejects.toThrow(/^The page cannot be shown\.$/);
  });

  test('@shown-06 refuses a root that only lint would read', async () => {
    const config = prepare('other.yaml', ['other']);
    edit('other.yaml', './other/openapi.yaml', './other/openapi.json');
    const {clean, lines} = await lintApi('other', 'Other', config);
    expect({clean, lines}).toEqual({
      clean: false,
      lines: [expect.stringMatching(/^Other cannot be linted: its root is .*openapi\.json, .* Rename it: YAML may be/)],
    });
  });

  test('takes a warning about its own configuration for a problem', async () => {
    const config = prepare('misspelt.yaml', ['misspelt']);
    edit('misspelt.yaml', '"apis"', '"rules":{"operation-title":"error"},"apis"');
    const {clean, lines} = await lintApi('misspelt', 'Misspelt', config);
    expect(clean).toBe(false);
    expect(lines[0]).toMatch(/misspelt\.yaml:1 Property `operation-title` is not expected here\./);
  });
});

test(
  '@shown-05 what OpenAPI 3.0 says otherwise is read, unless it cannot be converted',
  {timeout: PATIENCE},
  async () => {
    const config = prepare('older.yaml', ['older']);
    edit('older/openapi.yaml', '3.1.0', '3.0.3');
    edit('older/openapi.yaml', '    identifier: MIT\n', '');
    edit(path.join('older', WIDGET), 'type: string', 'type: string\n    nullable: true');
    edit(path.join('older', WIDGET), 'type: integer', 'nullable: true');
    const {problems} = await lintApis(['older'], config);
    const found = problems.filter(({message}) => message.includes('nullable')).map(formatProblem);
    expect(found).toContainEqual(expect.stringMatching(/Widget\.yaml:9 The `type` field must be defined/));
    expect(found).not.toContainEqual(expect.stringMatching(/isn't shown yet/));
  },
);

test(
  '@shown-01 the command ends with 0 and one line when everything is clean, with the keys that no page shows, and else with 1',
  {timeout: PATIENCE},
  () => {
    const config = prepare('clean.yaml', ['clean']);
    edit('clean/openapi.yaml', 'info:', 'x-logo: {url: a.svg}\ninfo:');
    const args = ['.config/run.cjs', 'openapi/tools/lint.ts', 'clean', '--config', config];
    const run = () => spawnSync(process.execPath, args, {encoding: 'utf8'});
    const {status, stdout, stderr} = run();
    expect({status, stderr}).toEqual({status: 0, stderr: ''});
    expect(stdout).toMatch(/^clean: clean \(\d+\.\d s\)\. Not on any page: Info\.license, Root\.x-logo\n$/);
    edit(path.join('clean', LIST), 'List widgets', 'List widgets.');
    expect(run()).toMatchObject({status: 1, stderr: expect.stringContaining('clean: problems: 1') as string});
  },
);

test(
  'the rules for bundles find an example that the schema refuses, and a body without one, in their files',
  {timeout: PATIENCE},
  async () => {
    const apis = ['wrong', 'missing'];
    prepare('bundles.yaml', apis);
    edit(path.join('wrong', WIDGET), '- id: 7', '- id: seven');
    edit(path.join('missing', WIDGET), /examples:[^]*/, '');
    for (const api of apis) {
      const spec = (await joinFiles(path.join(folder, api, 'openapi.yaml'))) as Spec;
      writeFileSync(path.join(folder, `${api}.json`), JSON.stringify(addExamples(spec), null, 2));
    }
    const config = path.join(folder, 'bundles.yaml');
    const roots = Object.fromEntries(apis.map((api) => [api, {root: `./${api}.json`}]));
    const {rules} = parse(readFileSync('openapi/examples.yaml', 'utf8')) as {readonly rules: object};
    writeFileSync(config, JSON.stringify({rules, apis: roots}));
    const found = async (api: string) =>
      (await lintApis([api], config)).problems.map(
        ({file, line, rule}) => `${path.relative(at(api), file)}:${String(line)} ${rule}`,
      );
    // The list, the record and the schema have the same example.
    expect(await found('wrong')).toEqual([`${WIDGET}:19 no-invalid-media-type-examples`]);
    expect(await found('missing')).toEqual([`${SHOW}:30 rule/response-example`, `${LIST}:21 rule/response-example`]);
  },
);

test('files that cannot be joined are named, with line and fix', async () => {
  prepare('torn.yaml', ['torn']);
  edit(path.join('torn', LIST), './Widget.yaml', './Gadget.yaml');
  const joined = joinFiles(path.join(folder, 'torn/openapi.yaml'));
  await expect(joined).rejects.toThrow(/widgets\.yaml:24 .*Gadget\.yaml.* Correct the path of the `\$ref`/);
});

test('a file outside the folder of the descriptions is refused, even if it is there', async () => {
  prepare('reaching.yaml', ['apis/reaching']);
  cpSync(path.join(TINY, 'resources/widgets/Widget.yaml'), path.join(folder, 'Outside.yaml'));
  edit('apis/reaching/resources/widgets/widgets.yaml', './Widget.yaml', '../../../../Outside.yaml');
  await expect(joinFiles(at('apis/reaching/openapi.yaml'))).rejects.toThrow(
    /\/Outside\.yaml: a \$ref leads to it, but it is outside \S+\/apis\/\. Move it there\./,
  );
});

test('files that nothing refers to are named with the fix', async () => {
  prepare('orphan.yaml', ['orphan']);
  writeFileSync(at('orphan/resources/widgets/gadgets.yaml'), 'get: [');
  await expect(joinFiles(at('orphan/openapi.yaml'))).rejects.toThrow(
    /orphan\/resources\/widgets\/gadgets\.yaml: no file refers to it\. Add a \$ref to it, or remove it\./,
  );
});

test('an empty root file is named with the fix', async () => {
  prepare('alone.yaml', ['alone']);
  const file = at('alone/openapi.yaml');
  writeFileSync(file, '');
  const message = `^${file} can't be read: .*Document must be JSON object.* Correct it, or restore it: git checkout -- ${file}$`;
  await expect(joinFiles(file)).rejects.toThrow(new RegExp(message));
});
