import {afterAll, afterEach, beforeAll, beforeEach, describe, test} from 'vitest';
import {SiteCopy, guideFile} from '../fixtures/siteCopy';
import {putMadeUpSite} from './madeUpSite';
import {type Break, expectRefusal} from './refusal';

const GUIDE = guideFile('scopes');
const OPERATION = 'openapi/v2/resources/widgets/widgets_{id}.yaml';

let copy: SiteCopy;

beforeAll(() => {
  copy = new SiteCopy();
});
beforeEach(() => putMadeUpSite(copy));
afterEach(() => copy.restore());
afterAll(() => {
  copy.dispose();
});

const settingsAndGuides: readonly Break[] = [
  {
    what: 'log-in on a site that is not at the root of its origin',
    make: (copy) => copy.replace('docusaurus.config.ts', "baseUrl: '/'", "baseUrl: '/developers/'"),
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
    make: (copy) => copy.remove(GUIDE),
    says: ['src/config/guides.ts lists api-basics/scopes', `${GUIDE} is missing`, 'Write the guide, or remove it'],
  },
  {
    what: 'a guide that is there and not listed',
    make: (copy) => copy.write(guideFile('extra'), '# Extra\n'),
    says: [
      `${guideFile('extra')} is not listed in src/config/guides.ts`,
      "Add 'extra' to the pages of the section 'api-basics'",
    ],
  },
];

const texts: readonly Break[] = [
  {
    what: 'front matter that is no YAML',
    make: (copy) => copy.replace(GUIDE, 'title:', 'tags: [a, b\ntitle:'),
    says: [
      `${GUIDE}:3 The front matter is not valid YAML`,
      'Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
  },
  {
    what: 'a JSON body that breaks its schema',
    make: (copy) => copy.append(GUIDE, '```json response=widgets-show\n{"id": 7, "size": "huge"}\n```'),
    says: [
      `${GUIDE}:10 response widgets-show: /size must be equal to one of the allowed values: small, large.`,
      'Correct it, mark it `partial` if fields are left out',
    ],
  },
  {
    what: 'JSON that does not say what it is',
    make: (copy) => copy.append(GUIDE, '```json\n{}\n```'),
    says: [`${GUIDE}:10 The JSON does not say what it is. Write `],
  },
];

const specs: readonly Break[] = [
  {
    what: 'a `$ref` that leads nowhere',
    make: (copy) => copy.replace(OPERATION, './Widget.yaml', './Gadget.yaml'),
    says: [`${OPERATION}:31 `, 'widgets/Gadget.yaml', 'Correct the path of the `$ref`, or add the file'],
  },
  {
    what: 'a line that is no YAML',
    make: (copy) => copy.replace(OPERATION, 'summary: Fetch a widget', 'summary: Fetch: a widget'),
    says: [`${OPERATION}:3 `, 'Failed to parse', 'Correct the YAML'],
  },
  {
    what: 'an operation without an operationId',
    make: (copy) => copy.replace(OPERATION, /  operationId: .*\n/, ''),
    says: [`${OPERATION}:1 `, 'should contain `operationId`', 'Add `operationId:`'],
  },
  {
    what: 'an operationId that two operations have, and a path parameter that is not declared',
    make: (copy) => {
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

describe.each([
  ['settings and the table of guides', settingsAndGuides],
  ['front matter and JSON of guides', texts],
  ['API descriptions', specs],
] as const)('%s', (_, breaks) => {
  test.each(breaks.map((broken) => [broken.what, broken] as const))('the build rejects %s', async (_what, broken) => {
    await expectRefusal(copy, broken);
  });
});
