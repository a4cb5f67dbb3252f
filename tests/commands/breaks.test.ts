import {afterAll, afterEach, beforeAll, beforeEach, test} from 'vitest';
import {SiteCopy, guideFile} from '../fixtures/siteCopy';
import {putMadeUpSite} from '../fixtures/madeUpSite';
import {type Break, expectRefusal} from '../fixtures/refusal';

const RESOURCE = 'openapi/v2/resources/widgets';
const LIST = `${RESOURCE}/widgets.yaml`;
const OPERATION = `${RESOURCE}/widgets_{id}.yaml`;
const TAG = `${RESOURCE}/tag.yaml`;

let copy: SiteCopy;

beforeAll(() => {
  copy = new SiteCopy(false);
});
beforeEach(() => putMadeUpSite(copy));
afterEach(() => copy.restore());
afterAll(() => {
  copy.dispose();
});

const guide = guideFile('scopes');
const limits = guideFile('rate-limits');
const oauth = guideFile('oauth-authentication');
const key = guideFile('api-key-authentication');

const breaks: readonly Break[] = [
  {
    what: 'a setting that is not a URL',
    environment: {API_URL: 'not-a-url'},
    says: ['API_URL ("not-a-url") must be an origin such as https://api.example.com', '.env.example'],
  },
  {
    what: '@hosts-03 front matter that is no YAML, JSON that breaks its schema or does not say what it is, and a link without scheme',
    make: (copy) => {
      copy.replace(oauth, 'title:', 'tags: [a, b\ntitle:');
      copy.append(guide, '```json response=widgets-show\n{"id": 7, "size": "huge"}\n```');
      copy.append(limits, '```json\n{}\n```');
      copy.append(key, '[a](//other.example/)');
    },
    says: [
      `${oauth}:3 The front matter is not valid YAML`,
      'Flow sequence in block collection must be sufficiently indented and end with a ]',
      `${guide}:10 response widgets-show: /size must be equal to one of the allowed values: small, large.`,
      'Correct it, mark it `partial` if fields are left out',
      `${limits}:10 The JSON does not say what it is. Write `,
      `${key}:10 The link //other.example/ has no scheme. Begin it with https:, or with one slash. (link-targets)`,
    ],
  },
  {
    what: 'descriptions with a line that is no YAML, a dead `$ref`, no operationId and no path parameter',
    make: (copy) => {
      copy.replace(TAG, 'name: Widgets', 'name: Widgets: all');
      copy.replace(LIST, /  operationId: .*\n/, '');
      copy.replace(OPERATION, '    - name: id\n', '    - name: key\n');
      copy.replace(OPERATION, './Widget.yaml', './Gadget.yaml');
    },
    says: [
      `${TAG}:1 Failed to parse`,
      'Correct the YAML',
      `${LIST}:1 Operation object should contain \`operationId\``,
      'Add `operationId:`',
      `${OPERATION}:16 The operation does not define the path parameter \`{id}\``,
      'Make the names in the path',
      `${OPERATION}:31 Can't resolve $ref`,
      'Correct the path of the `$ref`, or add the file',
    ],
  },
];

test.each(breaks.map((broken) => [broken.what, broken] as const))('the build rejects %s', async (_, broken) => {
  await expectRefusal(copy, broken);
});
