import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {SiteCopy, guideFile} from '../fixtures/siteCopy';

const GUIDE = guideFile('scopes');
const OPERATION = 'openapi/v2/resources/widgets/widgets_{id}.yaml';
const MARKER = 'build/marker-of-the-last-good-build.txt';
const STACK = /^\W*at .+:\d+:\d+\)?$/m;

let copy: SiteCopy;

beforeAll(async () => {
  copy = new SiteCopy();
  const control = await copy.build();
  expect(control, control.output).toMatchObject({code: 0});
  copy.write(MARKER, 'whole');
});
afterEach(() => {
  // The marker stays; each test's damage is undone.
  copy.restore();
  copy.write(MARKER, 'whole');
});
afterAll(() => {
  copy.dispose();
});

interface Break {
  readonly what: string;
  readonly make?: () => void;
  readonly environment?: Readonly<Record<string, string>>;
  /** What the message must hold: file, place, problem and fix. */
  readonly says: readonly (string | RegExp)[];
}

async function expectRefusal({make, environment, says}: Break): Promise<void> {
  make?.();
  const {code, output} = await copy.build(environment);
  expect(code, output).toBe(1);
  for (const part of says) expect(output).toMatch(part);
  expect(output, 'a message without a stack and log levels').not.toMatch(STACK);
  expect(output).not.toContain('[ERROR]');
  expect(copy.exists(MARKER), 'the last good build stays').toBe(true);
  expect(copy.exists('build/index.html')).toBe(true);
  expect(copy.exists('.build-next'), 'nothing half written stays').toBe(false);
}

test('the copy builds before it is broken', () => {
  expect(copy.exists('build/docs/api/widgets-show/index.html')).toBe(true);
  expect(copy.exists('build/catalog/index.html'), 'only npm start has the catalog').toBe(false);
  expect(copy.exists('.build-next')).toBe(false);
});

test('@login-02 a site without settings has neither a login control nor its callback', () => {
  const home = copy.read('build/index.html');
  expect(home).toMatch(/data-slot="?search/);
  expect(home).not.toMatch(/log-in-callback|data-slot="?log-in/);
});

const settingsAndGuides: readonly Break[] = [
  {
    what: 'log-in on a site that is not at the root of its origin',
    make: () => copy.replace('docusaurus.config.ts', "baseUrl: '/'", "baseUrl: '/developers/'"),
    environment: {CLIENT_ID: 'docs', CLIENT_SECRET: 'public'},
    says: ['baseUrl in docusaurus.config.ts is "/developers/"', 'Set baseUrl to "/"', 'unset CLIENT_ID'],
  },
  {
    what: 'a setting that is not a URL',
    environment: {API_URL: 'not-a-url'},
    says: ['API_URL ("not-a-url") is not a URL', 'Use an origin such as https://api.example.com', '.env.example'],
  },
  {
    what: 'a guide that is listed and missing',
    make: () => copy.remove(GUIDE),
    says: ['src/config/guides.ts lists api-basics/scopes', `${GUIDE} is missing`, 'Write the guide, or remove it'],
  },
  {
    what: 'a guide that is there and not listed',
    make: () => copy.write(guideFile('extra'), '# Extra\n'),
    says: [
      `${guideFile('extra')} is not listed in src/config/guides.ts`,
      "Add 'extra' to the pages of the section 'api-basics'",
    ],
  },
];

const json: readonly Break[] = [
  {
    what: 'a JSON body that breaks its schema',
    make: () => copy.append(GUIDE, '```json response=widgets-show\n{"id": 7, "size": "huge"}\n```'),
    says: [
      `${GUIDE}:10 response widgets-show: /size must be equal to one of the allowed values: small, large.`,
      'Correct it, mark it `partial` if fields are left out',
    ],
  },
  {
    what: 'JSON that does not say what it is',
    make: () => copy.append(GUIDE, '```json\n{}\n```'),
    says: [`${GUIDE}:10 The JSON does not say what it is. Write `],
  },
];

const specs: readonly Break[] = [
  {
    what: 'a `$ref` that leads nowhere',
    make: () => copy.replace(OPERATION, './Widget.yaml', './Gadget.yaml'),
    says: [`${OPERATION}:31 `, 'widgets/Gadget.yaml', 'Correct the path of the `$ref`, or add the file'],
  },
  {
    what: 'a line that is no YAML',
    make: () => copy.replace(OPERATION, 'summary: Fetch a widget', 'summary: Fetch: a widget'),
    says: [`${OPERATION}:3 `, 'Failed to parse', 'Correct the YAML'],
  },
  {
    what: 'an operation without an operationId',
    make: () => copy.replace(OPERATION, /  operationId: .*\n/, ''),
    says: [`${OPERATION}:1 `, 'should contain `operationId`', 'Add `operationId:`'],
  },
  {
    what: 'an operationId that two operations have, and a path parameter that is not declared',
    make: () => {
      copy.replace(OPERATION, 'widgets-show', 'widgets-index');
      copy.replace(OPERATION, '    - name: id\n', '    - name: key\n');
    },
    says: [
      /widgets.*\.yaml:2 /,
      'unique `operationId`',
      'give one of them',
      'does not define the path parameter `{id}`',
      'Make the names in the path',
    ],
  },
];

const pages: readonly Break[] = [
  {
    what: '@site-06 a dead link, naming page and target',
    make: () => copy.append(GUIDE, 'See [this](/docs/platform/nowhere/).'),
    says: ['broken links', 'page path = /docs/platform/api-basics/scopes/', 'linking to /docs/platform/nowhere/'],
  },
  {
    what: '@site-06 a broken anchor, naming page and target',
    make: () => copy.append(GUIDE, 'See [this](/docs/platform/intro/#no-such).'),
    says: [
      'broken anchors',
      'page path = /docs/platform/api-basics/scopes/',
      'linking to /docs/platform/intro/#no-such',
    ],
  },
  {
    what: 'URLs that two pages or two guides have',
    make: () => {
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
    what: 'front matter of another type',
    make: () => copy.replace(GUIDE, 'title:', 'sidebar_position: first\ntitle:'),
    says: [GUIDE, '"sidebar_position" must be a number'],
  },
  {
    what: 'front matter that is no YAML',
    make: () => copy.replace(GUIDE, 'title:', 'tags: [a, b\ntitle:'),
    says: [
      `${GUIDE}:3 The front matter is not valid YAML`,
      'Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
  },
  {
    what: 'a component that does not exist',
    make: () => copy.append(GUIDE, '<Nowhere />'),
    says: ['pathname "/docs/platform/api-basics/scopes/"', 'component `Nowhere`', 'forgot to import'],
  },
];

describe.each([
  ['settings and the table of guides', settingsAndGuides],
  ['JSON of guides', json],
  ['API descriptions', specs],
  ['pages', pages],
] as const)('%s', (_, breaks) => {
  test.each(breaks.map((broken) => [broken.what, broken] as const))('the build rejects %s', async (_what, broken) => {
    await expectRefusal(broken);
  });
});

test('@site-06 the build rejects every page that MDX cannot read, each in a line with file, problem and fix', async () => {
  const key = guideFile('api-key-authentication');
  const oauth = guideFile('oauth-authentication');
  const limits = guideFile('rate-limits');
  const scopes = guideFile('scopes');
  const landing = 'src/pages/guides.mdx';
  const other = (page: string): string => `src/pages/${page}.mdx`;
  const intro = 'docs/platform/intro.mdx';
  await expectRefusal({
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
      new RegExp(`^${landing}:\\d+ .*closing brace.* Close it, or put it in backticks`, 'm'),
    ],
  });
});
