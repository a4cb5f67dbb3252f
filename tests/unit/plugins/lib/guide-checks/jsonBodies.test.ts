import {describe, expect, test} from 'vitest';
import {guideOf} from '../../../../../plugins/lib/guide-checks/guide-rules/guide';
import {jsonBodies} from '../../../../../plugins/lib/guide-checks/guide-rules/jsonBodies';
import {jsonSyntax} from '../../../../../plugins/lib/guide-checks/guide-rules/jsonSyntax';

const body = (schema: object) => ({content: {'application/json': {schema}}});

const spec = {
  paths: {
    '/v2/people/{id}': {
      put: {
        operationId: 'people-update',
        requestBody: body({$ref: '#/components/schemas/Person'}),
        responses: {
          200: body({type: 'object', properties: {data: {$ref: '#/components/schemas/Person'}}, required: ['data']}),
        },
      },
      delete: {operationId: 'people-delete', responses: {204: {description: 'Gone.'}}},
    },
  },
  components: {
    schemas: {
      Person: {
        type: 'object',
        properties: {
          id: {type: 'integer'},
          name: {type: 'string'},
          custom: {type: 'object', additionalProperties: true},
        },
        required: ['id', 'name'],
      },
    },
  },
};

const check = (mdx: string) => [jsonSyntax, jsonBodies].flatMap((rule) => rule.check(guideOf('a.mdx', mdx, spec)));
const problemsOf = (meta: string, value: unknown) => check(`\`\`\`json ${meta}\n${JSON.stringify(value)}\n\`\`\`\n`);
const FIX = 'Correct it, mark it `partial` if fields are left out, or correct the schema in openapi/.';
const PRIYA = {id: 70211, name: 'Priya'};

describe('JSON in guides', () => {
  test.each([
    ['tildes', '~~~json request=people-update\n{"id": "x"}\n~~~\n'],
    ['a name in capitals', '```JSON request=people-update\n{"id": "x"}\n```\n'],
    ['a quote', '> ```json request=people-update\n> {"id": "x"}\n> ```\n'],
    ['a list', '- One\n\n  ```json request=people-update\n  {"id": "x"}\n  ```\n'],
  ])('is checked in %s', (_, mdx) => {
    expect(check(mdx)[0]?.message).toContain('people-update');
  });

  test.each([
    ['a request', 'request=people-update', PRIYA],
    ['a response', 'response=people-update', {data: PRIYA}],
    ['a shortened body', 'request=people-update partial', {id: 70211}],
    ['fields that the schema leaves open', 'request=people-update', {...PRIYA, custom: {fleet: 40}}],
    ['what is no body of the API', 'other', {anything: true}],
  ])('may be %s', (_, meta, value) => {
    expect(problemsOf(meta, value)).toEqual([]);
  });

  test.each([
    [
      'a missing field',
      'request=people-update',
      {id: 1},
      `request people-update: the body must have required property 'name'. ${FIX}`,
    ],
    [
      'an unknown field, also in a shortened body',
      'response=people-update partial',
      {data: {nam: 'a'}},
      `response people-update: /data has the field \`nam\`, which its schema does not define. ${FIX}`,
    ],
    [
      'a body that the operation has not',
      'request=people-delete',
      {},
      'The description of people-delete has no JSON for request. Correct the name, the kind or the status.',
    ],
    ['saying nothing', '', {}, /^The JSON does not say what it is\. Write `request=/],
  ])('is rejected for %s, with location and fix', (_, meta, value, message) => {
    expect(problemsOf(meta, value)).toEqual([
      {line: 1, message: typeof message === 'string' ? message : (expect.stringMatching(message) as string)},
    ]);
  });
});
