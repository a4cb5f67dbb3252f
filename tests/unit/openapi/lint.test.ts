import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {checkExamples, formatFault} from '../../../openapi/tools/examples/checkExamples';
import type {Node} from '../../../openapi/tools/examples/node';
import {lintApi} from '../../../openapi/tools/lint/lintApi';
import {withExamples} from '../../../openapi/tools/withExamples';
import type {Spec} from '../../../plugins/reference-pages/spec';

const TINY = path.resolve('tests/fixtures/specs/tiny');
const LIST = 'resources/widgets/widgets.yaml';
const SHOW = 'resources/widgets/widgets_{id}.yaml';
const WIDGET = 'resources/widgets/Widget.yaml';
/** A process of Redocly takes about two seconds, more on a busy machine. */
const PATIENCE = 30_000;

let folder = '';

/** The tiny specification in a folder of its own, under the rules of the site. */
beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'tiny-spec-'));
  cpSync(TINY, folder, {recursive: true});
  const config = {
    extends: [path.resolve('openapi/ruleset.yaml')],
    apis: {
      tiny: {
        root: './openapi.yaml',
        rules: {'docs/listed-route': {severity: 'error', routes: './routes.json', list: 'tiny'}},
      },
    },
  };
  writeFileSync(path.join(folder, 'redocly.yaml'), JSON.stringify(config));
});

afterEach(() => rmSync(folder, {recursive: true}));

/** Breaks a file; a change that changes nothing is a mistake of the test. */
function edit(file: string, from: string | RegExp, to: string): void {
  const name = path.join(folder, file);
  const text = readFileSync(name, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(name, text.replace(from, to));
}

const config = (): string => path.join(folder, 'redocly.yaml');
const at = (file: string, line: number): string => `${path.relative('.', path.join(folder, file))}:${String(line)} `;

function lint(): {readonly clean: boolean; readonly problems: readonly string[]} {
  const {clean, lines} = lintApi('tiny', 'Tiny', config());
  return {clean, problems: lines.slice(0, -1)};
}

describe('the linter', {timeout: PATIENCE}, () => {
  test('has one line for a spec without fault, and none of its own to add', () => {
    const {clean, lines} = lintApi('tiny', 'Tiny', config());
    expect(lines).toEqual([expect.stringMatching(/^Tiny: clean \(\d+\.\d s\)$/)]);
    expect(clean).toBe(true);
  });

  test.each<[string, string, string | RegExp, string, number, RegExp]>([
    ['a $ref to no file', LIST, './Widget.yaml', './Widgit.yaml', 24, /no such file.*Widgit\.yaml'\. Correct the path/],
    ['an id that another operation has', SHOW, 'widgets-show', 'widgets-index', 2, /unique `operationId`.*its own/],
    ['an operation without id', LIST, /.*operationId.*\n/, '', 1, /contain `operationId` field\. Add `operationId:`/],
    ['a line that is no YAML', WIDGET, 'type: object', ' type: object', 3, /bad indentation.*Correct the YAML there/],
    [
      'an example that breaks its schema',
      WIDGET,
      '- id: 7',
      '- id: seven',
      18,
      /`id` property type must be integer.*Correct/,
    ],
    ['an operation without scope', LIST, /.*x-scopes:\n.*\n.*\n/, '', 1, /names no scope\. Add `x-scopes:`/],
    ['an id that is no slug', SHOW, 'widgets-show', 'widgetsShow', 2, /not lower-case words.*Write `widgets-show`/],
    [
      'an operation in no route list',
      SHOW,
      'widgets-show',
      'widgets-fetch',
      2,
      /`\/docs\/tiny\/widgets-fetch\/` is in no route list\. Use/,
    ],
    [
      'a group in no route list',
      'resources/widgets/tag.yaml',
      'Widgets',
      'Gadgets',
      1,
      /`\/docs\/tiny\/gadgets\/` is in no route list/,
    ],
    ['a description with a tag', SHOW, 'by its id', 'by its <id>', 4, /`<id>.*outside of code.*backticks/],
    ['a description with a comparison', WIDGET, 'Which box', 'Up to <= 3 boxes', 13, /`<=` outside of code.*at most/],
    [
      'a description that repeats the name',
      WIDGET,
      /description: Identifies.*/,
      'The id of the widget.',
      10,
      /only repeats its name/,
    ],
    ['a summary with a stop', LIST, 'List widgets', 'List widgets.', 3, /ends with a stop.*Take the stop away/],
  ])('names file, line and mend of %s', (_, file, from, to, line, message) => {
    edit(file, from, to);
    const {clean, problems} = lint();
    expect(clean).toBe(false);
    expect(problems.filter((problem) => problem.startsWith(at(file, line)))).toEqual([expect.stringMatching(message)]);
  });

  test('names both places of a path parameter that is not declared', () => {
    edit(SHOW, 'name: id', 'name: widget');
    const mend = 'Make the names in the path and those under `parameters:` with `in: path` the same.';
    expect(lint().problems).toEqual([
      `${at(SHOW, 16)}The operation does not define the path parameter \`{id}\` expected by path \`/widgets/{id}\`. ${mend} (path-parameters-defined)`,
      `${at(SHOW, 17)}Path parameter \`widget\` is not used in the path \`/widgets/{id}\`. ${mend} (path-parameters-defined)`,
    ]);
  });

  test('names every error response that is missing, and 404 where a record is addressed', () => {
    edit(SHOW, /    '401':[\s\S]*$/, '');
    expect(lint().problems).toContainEqual(
      expect.stringMatching(
        /widgets_\{id\}\.yaml:\d+ The operation lists no response 401, 403, 404, 429\. Add a `\$ref`/,
      ),
    );
  });

  test('names the file and the place when the root itself cannot be parsed', () => {
    edit('openapi.yaml', 'tags:', 'tags: [');
    const {clean, lines} = lintApi('tiny', 'Tiny', config());
    expect(clean).toBe(false);
    expect(lines.join('\n')).toMatch(/openapi\.yaml" \(14:3\)/);
  });

  test('names a rule of the configuration that does not exist', () => {
    edit('redocly.yaml', '"docs/listed-route"', '"operation-sumary":"error","docs/listed-route"');
    expect(lint().problems).toEqual([expect.stringContaining('Property `operation-sumary` is not expected here.')]);
  });
});

describe('the command', {timeout: PATIENCE}, () => {
  const run = () =>
    spawnSync(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'openapi/tools/lint.ts', 'tiny', '--config', config()],
      {
        encoding: 'utf8',
      },
    );

  test('ends with 0 when everything is clean', () => {
    const {status, stdout, stderr} = run();
    expect({status, stderr}).toEqual({status: 0, stderr: ''});
    expect(stdout).toMatch(/^tiny: clean \(.* s\)\n$/);
  });

  test('ends with 1 and the problems when something is not', () => {
    edit(LIST, 'List widgets', 'List widgets.');
    const {status, stderr} = run();
    expect(status).toBe(1);
    expect(stderr).toContain(`${at(LIST, 3)}The summary ends with a stop`);
  });
});

test('the example check names operation, status and place in the bundle of a broken spec', {timeout: PATIENCE}, () => {
  edit(WIDGET, '- id: 7', '- id: seven');
  const bundle = path.join(folder, 'bundle.json');
  const cli = 'node_modules/@redocly/cli/bin/cli.js';
  spawnSync(process.execPath, [cli, 'bundle', 'tiny', '--config', config(), '--output', bundle], {
    env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'},
  });
  const {faults} = checkExamples(withExamples(JSON.parse(readFileSync(bundle, 'utf8')) as Spec) as unknown as Node);
  expect(faults.map((fault) => formatFault('1.0', fault))).toEqual([
    'API 1.0, widgets-index, status 200: /0/id must be integer',
    'API 1.0, widgets-show, status 200: /id must be integer',
    'API 1.0, schema Widget: /id must be integer',
  ]);
});
