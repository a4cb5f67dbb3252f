import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import config from '../../docusaurus.config';
import {SiteCopy, guideFile} from '../fixtures/siteCopy';
import {type Break, expectRefusal} from './refusal';

const GUIDE = guideFile('scopes');
const CLOCK = `--require=${path.resolve('tests/fixtures/twoYearsLater.cjs')}`;

const OPERATION = 'openapi/v2/resources/widgets/widgets_{id}.yaml';
const GUIDES = 'src/config/guides.ts';
const ROOT = 'openapi/v2/openapi.yaml';

let copy: SiteCopy;
let control: string;

/** Adds a guide and an operation as an author does (README.md): each is a file and a line of a list. */
function addPages(): void {
  const put = (file: string, text: string): void => writeFileSync(copy.path(file), text);
  put(guideFile('retries'), copy.read(GUIDE).replaceAll('scopes', 'retries'));
  put(GUIDES, copy.read(GUIDES).replace("'scopes'", "'scopes', 'retries'"));
  const photo = copy.read(OPERATION).replace('widgets-show', 'widgets-photo');
  put(OPERATION.replace('.yaml', '_photo.yaml'), photo.replaceAll(/(a|one) widget/g, '$1 photo'));
  const added = '  /widgets/{id}/photo:\n    $ref: ./resources/widgets/widgets_{id}_photo.yaml\n';
  put(
    ROOT,
    copy.read(ROOT).replace('components:', (next) => added + next),
  );
}

/** Limit for a whole build on a busy machine. Milliseconds. */
const PATIENCE = 600_000;

/** Builds the copy whole, with new pages and with the clock two years ahead. */
beforeAll(async () => {
  copy = new SiteCopy();
  addPages();
  const {code, output} = await copy.build({NODE_OPTIONS: CLOCK});
  expect(code, output).toBe(0);
  control = output;
}, PATIENCE);
afterEach(() => copy.restore());
afterAll(() => {
  copy.dispose();
});

test('the copy builds before it is broken', () => {
  expect(copy.exists('build/docs/api/widgets-show/index.html')).toBe(true);
  expect(copy.exists('.build-next')).toBe(false);
});

test('@pages-03 a new guide and a new operation touch their own files and the two lists that name them', () => {
  for (const [url, index] of [
    ['docs/platform/api-basics/retries', 'llms.txt'],
    ['docs/api/widgets-photo', 'docs/api/llms.txt'],
  ] as const) {
    expect(copy.exists(`build/${url}/index.html`)).toBe(true);
    for (const list of ['sitemap.xml', index]) expect(copy.read(`build/${list}`)).toContain(url);
  }
});

test('two years later, the data about browsers is old', () => {
  const {stderr} = spawnSync(process.execPath, [CLOCK, '-e', "require('browserslist')()"], {encoding: 'utf8'});
  expect(stderr).toMatch(/browsers data \(caniuse-lite\) is \d+ months old/);
});

test('a commit builds two years later, and without git the build says that guides have no dates', () => {
  expect(control).not.toMatch(/browsers data|months old|expire/);
  expect(control).toMatch(/^Guides have no dates, .*$/m);
});

test('@login-02 a site without settings has neither a login control nor its callback', () => {
  const home = copy.read('build/index.html');
  expect(home).toMatch(/data-slot="?search/);
  expect(home).not.toMatch(/log-in-callback|data-slot="?log-in/);
});

const REPLACED = [
  'llms.txt',
  'sitemap.xml',
  '404.html',
  '_headers',
  'openapi/v2.json',
  'docs/platform/intro.md',
  '.well-known/security.txt',
];

const pages: readonly Break[] = [
  {
    what: '@site-06 dead links and a dead heading, each in a line with file, problem and fix',
    make: (copy) =>
      copy.append(GUIDE, 'See [this](/docs/platform/nowhere/)\nand [that](/docs/platform/intro/#no-such).'),
    says: [
      new RegExp(`^${GUIDE}:10 The link leads to /docs/platform/nowhere/, which doesn't exist\\.`, 'm'),
      new RegExp(`^${GUIDE}:11 The link leads to /docs/platform/intro/#no-such, .* no such heading\\.`, 'm'),
    ],
  },
  {
    what: 'URLs that two pages or two guides have',
    make: (copy) => {
      copy.write('src/pages/guides/index.mdx', '# Guides\n');
      copy.replace(guideFile('rate-limits'), 'title:', 'slug: /api-basics/scopes/\ntitle:');
    },
    says: [
      'Duplicate routes',
      'page at /guides/, but a page already exists',
      'page at /docs/platform/api-basics/scopes/, but',
      'Rename one of the files, or set another `slug`',
    ],
  },
  {
    what: 'files in static/ that the build replaces, or that replace its own',
    make: (copy) => REPLACED.forEach((file) => copy.write(`static/${file}`, 'Mine.')),
    says: REPLACED.map((file) => `static/${file}: the build writes this file. Rename yours, or remove it.`),
  },
  {
    what: 'front matter of another type',
    make: (copy) => copy.replace(GUIDE, 'title:', 'sidebar_position: first\ntitle:'),
    says: [GUIDE, '"sidebar_position" must be a number'],
  },
];

/** The pages of the reference are there already. */
const SITE_ONLY = ['--only', 'site'];

test.each(pages.map((broken) => [broken.what, broken] as const))('the build rejects %s', async (_, broken) => {
  await expectRefusal(copy, broken, ...SITE_ONLY);
});

test('@pages-02 Docusaurus itself rejects a dead link and a dead heading', async () => {
  expect(config).toMatchObject({onBrokenLinks: 'throw', onBrokenAnchors: 'throw'});
  copy.append(GUIDE, 'See [that](/docs/platform/intro/#no-such).');
  const {code, output} = await copy.docusaurus('build', '--no-minify', '--out-dir', '.build-next');
  expect(code).toBe(1);
  expect(output).toMatch(/broken anchors[^]*api-basics\/scopes\/[^]*linking to \/docs\/platform\/intro\/#no-such/);
});

test('@site-06 the build rejects every page that MDX cannot read, each in a line with file, problem and fix', async () => {
  const key = guideFile('api-key-authentication');
  const oauth = guideFile('oauth-authentication');
  const limits = guideFile('rate-limits');
  const scopes = guideFile('scopes');
  const landing = 'src/pages/guides.mdx';
  const other = (page: string): string => `src/pages/${page}.mdx`;
  const intro = 'docs/platform/intro.mdx';
  const unreadable: Break = {
    what: 'unreadable pages',
    make: () => {
      copy.append(key, '![A picture](./missing.png)');
      copy.append(oauth, 'See [this](./nowhere.mdx).');
      copy.append(limits, '<Tabs>\n\nText');
      copy.append(scopes, '```\nno language\n```');
      copy.append(intro, '```klingon\nunknown language\n```');
      copy.append(landing, 'A {brace that stays open');
      copy.append(other('api'), '<OperationLink id="widgets-shown" />');
      copy.append(other('api-logs'), 'It needs <Scope name="widgets:reed" />.');
      copy.append(other('webhooks'), '<Event name="widget_sold" />');
      copy.append(other('bulk'), '```js file=samples/none.mjs\n```');
      copy.append(other('cadence-imports'), '```mermaid\nflowchart LR\n  a --> b\n```');
      copy.append(guideFile('request-response-format'), 'It is a <Scop name="widgets:read" />.');
    },
    says: [
      new RegExp(`^${key}: Image .*missing\\.png.* not found\\. Correct the path, or add the file\\.$`, 'm'),
      new RegExp(`^${oauth}: .*\\./nowhere\\.mdx.* Correct the path, or add the page\\.$`, 'm'),
      new RegExp(`^${limits}:10 Expected a closing tag for \`<Tabs>\`.* Close it, or put it in backticks`, 'm'),
      new RegExp(`^${scopes}:10 A code fence has no language\\. Add one after the opening backticks`, 'm'),
      new RegExp(`^${intro}:10 .*language "klingon".* Use another, or \`text\``, 'm'),
      new RegExp(`^${other('api')}:9 There is no operation "widgets-shown"\\. .*"widgets-show"\\? Correct the ID`, 'm'),
      new RegExp(
        `^${other('api-logs')}:9 There is no scope "widgets:reed"\\. .*"widgets:read"\\? Correct the name`,
        'm',
      ),
      new RegExp(`^${other('webhooks')}:9 There is no webhook event "widget_sold"\\. Correct the name`, 'm'),
      new RegExp(`^${other('bulk')}:9 There is no file samples/none\\.mjs next to the guide\\. Correct the name`, 'm'),
      new RegExp(`^${other('cadence-imports')}:9 The diagram has no title\\. Add title=`, 'm'),
      new RegExp(
        `^${guideFile('request-response-format')}:10 There is no component <Scop>\\. .*"Scope"\\? Correct the name`,
        'm',
      ),
      new RegExp(`^${landing}:\\d+ .*closing brace.* Close it, or put it in backticks`, 'm'),
    ],
  };
  await expectRefusal(copy, unreadable, ...SITE_ONLY);
});
