import {describe, expect, test} from 'vitest';
import type {Schema} from '../../../../openapi/model/spec';
import {compareResponse} from '../../../../src/features/response-comparison/core/compareResponse';
import {describedIn} from '../../../../src/features/response-comparison/core/described';
import type {Finding} from '../../../../src/features/response-comparison/core/finding';
import {madeUpSpec} from '../../support/madeUpSpec';
import {pagesOf} from '../../support/tinySpec';

const nullable = (...types: string[]): Schema => ({type: [...types, 'null']});

/** A record with each construction that the descriptions use in responses. */
const record: Schema = {
  type: 'object',
  required: ['id'],
  properties: {
    id: {type: 'integer'},
    guid: {type: 'string', format: 'uuid'},
    name: nullable('string'),
    score: {type: 'number'},
    crmScore: {type: 'number'},
    created_at: {type: 'string', format: 'date-time'},
    direction: {anyOf: [{type: 'string', enum: ['inbound', 'outbound']}, {type: 'null'}]},
    stage: {type: 'string', 'x-known-values': ['new', 'won']},
    tags: {type: 'array', items: {type: 'string'}},
    custom_fields: {type: 'object', additionalProperties: {type: 'string'}},
    labels: {type: 'object', additionalProperties: {type: 'object', properties: {color: {type: 'string'}}}},
    anything: {type: 'object', additionalProperties: true},
    free: {type: 'object'},
    both: {
      allOf: [
        {type: 'object', required: ['a'], properties: {a: {type: 'string'}}},
        {type: 'object', properties: {b: {type: 'integer'}}},
      ],
    },
    owner: {title: 'EmbeddedResource', type: 'object', properties: {id: {type: 'integer'}}},
    mood: {type: 'string', 'x-unverified': 'Confirm the moods.'},
    target: {
      properties: {at: {type: 'string'}},
      oneOf: [
        {type: 'object', properties: {kind: {const: 'call'}, seconds: {type: 'integer'}}},
        {type: 'object', properties: {kind: {const: 'email'}, subject: {type: 'string'}}},
      ],
    },
    mixed: {
      anyOf: [
        {type: 'object', properties: {left: {type: 'string'}}},
        {type: 'object', properties: {right: {type: 'string'}}},
      ],
    },
  },
};

const content = (schema: Schema) => ({'application/json': {schema}});
const data = (schema: Schema): Schema => ({type: 'object', required: ['data'], properties: {data: schema}});

const document = madeUpSpec({
  tags: [{name: 'Notes', description: 'What was noted.'}],
  paths: {
    '/notes': {
      get: {
        operationId: 'notes-index',
        summary: 'List notes',
        tags: ['Notes'],
        'x-unverified': 'Confirm the order.',
        responses: {
          200: {content: content(data({type: 'array', items: record})), 'x-unverified': 'Confirm the status.'},
          204: {description: 'Nothing.'},
          401: {$ref: '#/components/responses/Refused'} as object,
          422: {content: content(data(record))},
          503: {description: 'Of unknown form.'},
        },
      },
    },
  },
  components: {responses: {Refused: {content: content({type: 'object', properties: {error: {type: 'string'}}})}}},
});

const compareWith = (status: number, body: unknown, isPartial = false): readonly Finding[] | undefined =>
  compareResponse(describedIn(document), {status, body, isPartial});

/** The findings without the statements about the operation, which each response has. */
const compared = (...args: Parameters<typeof compareWith>): readonly Finding[] =>
  (compareWith(...args) ?? []).filter(({kind}) => kind !== 'open statement');

const notes = (...records: unknown[]): readonly Finding[] => compared(200, {data: records});

const valid = {id: 1};

/** Deviations made by hand, of each kind, at each place. */
const DEVIATIONS: readonly (readonly [name: string, record: object, difference: object])[] = [
  ['a type', {id: '7'}, {kind: 'other type', path: 'data[].id', expected: 'integer', found: 'string'}],
  ['a null', {id: null}, {kind: 'unexpected null', path: 'data[].id', expected: 'integer', found: 'null'}],
  ['a missing field', {name: 'x'}, {kind: 'missing field', path: 'data[].id', expected: 'integer', found: 'nothing'}],
  [
    'a field that no one described',
    {...valid, nickname: 'Sunny'},
    {kind: 'unknown field', path: 'data[].nickname', found: 'string', anchor: 'response-200-data'},
  ],
  [
    'a value outside of a closed list',
    {...valid, direction: 'sideways'},
    {kind: 'other value', path: 'data[].direction', expected: 'inbound or outbound', found: 'string'},
  ],
  [
    'an entry of a map',
    {...valid, custom_fields: {'Salary of Nora': 5}},
    {kind: 'other type', path: 'data[].custom_fields.{key}', anchor: 'response-200-data.custom_fields'},
  ],
  [
    'a format',
    {...valid, created_at: 'yesterday'},
    {kind: 'other format', path: 'data[].created_at', expected: 'date-time', found: 'string'},
  ],
];

describe('comparing a response with its description', () => {
  test('@answers-01 a response that matches has no differences', () => {
    const full = {
      ...{id: 1, guid: '4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01', name: null},
      ...{score: 3, created_at: '2026-09-14T09:30:00.5-04:00', direction: null, stage: 'won'},
      ...{tags: [], custom_fields: {'Fleet size': '140'}, labels: {}, anything: {a: 1}, free: {b: {c: 1}}},
      ...{
        both: {a: '', b: 1},
        owner: {id: 4},
        target: {kind: 'email', subject: '', at: ''},
        mixed: {left: '', right: ''},
      },
    };
    expect(notes(full, valid)).toEqual([]);
  });

  test.each(DEVIATIONS)('@answers-01 finds %s, with the row of the field', (_, odd, difference) => {
    const differences = notes(valid, odd);
    expect(differences[0]).toMatchObject({count: 1, ...difference});
    expect(differences).toHaveLength(1);
  });

  test('@answers-01 each difference links to the nearest row of the page of its operation', () => {
    const page = pagesOf(document).find(({url}) => url.endsWith('/notes-index/'));
    const anchors = new Set(JSON.stringify(page).match(/(?<="anchor":")[^"]+/g));
    const odd = {
      ...{id: 'x', tags: [3], custom_fields: {Size: 5}, labels: {red: {color: 5}}, both: {a: 1, b: 'x'}, nickname: 1},
      ...{owner: {id: 'x'}, target: {kind: 'call', seconds: 'x'}, mixed: {left: 1}, free: 1, crmScore: ''},
    };
    const findings = [...notes(odd), ...compared(200, '')];
    expect(findings.length).toBeGreaterThan(10);
    for (const {path, anchor} of findings) {
      expect([...anchors], path).toContain(anchor);
      // No row that the page has is passed over.
      const own = `response-200-${path.replaceAll('[]', '').toLowerCase()}`;
      if (anchors.has(own)) expect(anchor).toBe(own);
    }
    expect([...anchors]).toContain(compareWith(418, '')?.[0]?.anchor);
  });

  test('@answers-01 a path is reported once, with its types and a count', () => {
    const differences = notes({id: 'a'}, {id: true}, {id: 'b'});
    expect(differences).toEqual([
      {
        ...{kind: 'other type', path: 'data[].id', expected: 'integer', found: 'string or boolean', count: 3},
        anchor: 'response-200-data.id',
      },
    ]);
  });

  test('@answers-01 a value outside of a list that can grow is a note', () => {
    const found = notes({...valid, stage: 'lost'});
    expect(found).toMatchObject([
      {kind: 'new value', path: 'data[].stage', expected: 'new or won', found: 'string', count: 1},
    ]);
  });

  test('@answers-01 a value with a choice is compared with the variant that it fits best', () => {
    const differences = notes({...valid, target: {kind: 'call', seconds: 'x'}});
    expect(differences).toMatchObject([
      {kind: 'other type', path: 'data[].target.seconds', anchor: 'response-200-data.target'},
    ]);
  });

  test('@answers-01 a status that is not described is a difference', () => {
    expect(compareWith(418, '')).toMatchObject([{kind: 'unknown status', found: '418', anchor: 'responses'}]);
  });

  test.each([
    ['JSON where nothing is described', 204, {}, [{kind: 'unknown field', path: '', found: 'object'}]],
    ['nothing where JSON is described', 200, undefined, [{kind: 'missing field', path: '', expected: 'object'}]],
    ['nothing where nothing is described', 204, undefined, []],
    ['an error of which only the status is described', 503, '<html>', []],
  ])('@answers-01 %s', (_, status, body, differences) => {
    expect(compared(status, body)).toMatchObject(differences);
  });

  test('an error of the server that no one described says nothing about the description', () => {
    expect(compareWith(500, '<html>')).toBeUndefined();
  });

  test('@answers-01 the fields of an error of all operations link to its row', () => {
    const differences = compared(401, {error: 5});
    expect(differences).toMatchObject([{path: 'error', anchor: 'response-401'}]);
    expect(compared(422, {data: {id: 'x'}})).toMatchObject([{anchor: 'response-422-data.id'}]);
  });

  test('@answers-01 a field that was left out of a kept response is not missing', () => {
    expect(compared(200, {data: [{}]}, true)).toEqual([]);
  });

  test('@answers-01 names the open statements that the response is about', () => {
    const found =
      compareWith(200, {
        data: [
          {...valid, mood: 'calm'},
          {...valid, mood: 4},
        ],
      }) ?? [];
    const statements = found.filter(({kind}) => kind === 'open statement');
    expect(statements.map(({path, expected, found: sent}) => [path, expected, sent])).toEqual([
      ['', 'Confirm the status.', '200'],
      ['', 'Confirm the order.', '200'],
      ['data[].mood', 'Confirm the moods.', 'string or integer'],
    ]);
    expect(compareWith(401, {error: ''})).toEqual([]);
  });

  test('@answers-03 a field name that looks like data is a key', () => {
    for (const name of ['nora@yard.example', '9b2d7a44-51c3-4e0f', 'v2_ak_1a2b3c4d5e'])
      expect(notes({...valid, [name]: 1})).toMatchObject([{path: 'data[].{key}'}]);
    const known = ['_href', 'address_line_2', 'crmUrl', 'sha256'].map((name) => notes({...valid, [name]: 1}));
    expect(known.flatMap((found) => found.map(({path}) => path))).toEqual([
      ...['data[]._href', 'data[].address_line_2', 'data[].crmUrl', 'data[].{key}'],
    ]);
  });

  test('a field that is named like a method of objects is compared as any other', () => {
    const odd = JSON.parse('{"id": 1, "__proto__": 1, "constructor": 2}') as object;
    expect(notes(odd).map(({path}) => path)).toEqual(['data[].{key}', 'data[].constructor']);
  });
});
