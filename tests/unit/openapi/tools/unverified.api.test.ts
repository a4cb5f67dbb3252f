import {describe, expect, test} from 'vitest';
import {type Node, childOf, entriesOf, listOf} from '../../../../openapi/model/node';
import type {Spec} from '../../../../openapi/model/spec';
import {marksIn, withSources} from '../../../../openapi/model/unverified';
import {formatVerdicts} from '../../../../openapi/tools/record/report';
import {readPublished} from '../../../../openapi/tools/bundle/readBundle';
import {formatReport, confirmingCalls, stepsOf} from '../../../../openapi/tools/unverified/confirmingCalls';
import {apiVersions} from '../../../../src/config/apiVersions';
import {compareResponse} from '../../../../src/features/response-comparison/core/compareResponse';
import {describedOperation} from '../../../../src/features/response-comparison/core/described';

const mark = (question: string): object => ({'x-unverified': question});
const body = (schema: object): object => ({content: {'application/json': {schema}}});
const NOTE = {$ref: '#/components/schemas/Note'};
const field = (question: string): object => ({type: ['string', 'null'], ...mark(question)});

const spec = {
  info: {title: 'Made-up API', version: '9.0'},
  servers: [],
  paths: {
    '/notes': {
      get: {
        operationId: 'notes-index',
        tags: ['Notes'],
        parameters: [
          {name: 'page', in: 'query'},
          {name: 'ids[]', in: 'query', ...mark('Several?')},
        ],
        responses: {200: body({type: 'array', items: NOTE})},
      },
      post: {
        operationId: 'notes-create',
        tags: ['Notes'],
        'x-webhook-events': ['note_created'],
        requestBody: body({type: 'object', properties: {at: mark('Time zone?')}}),
        responses: {201: {...body(NOTE), ...mark('Status?')}},
      },
    },
    '/notes/{id}': {
      get: {operationId: 'notes-show', tags: ['Notes'], responses: {200: body(NOTE)}},
      delete: {
        operationId: 'notes-destroy',
        tags: ['Notes'],
        ...mark('Forever?'),
        responses: {204: {description: 'Gone.'}},
      },
    },
  },
  webhooks: {note_created: {post: {operationId: 'webhook-note-created', ...mark('Body?')}}},
  components: {
    schemas: {
      Note: {type: 'object', properties: {user: field('Owner?'), text: field('Markup?'), color: field('Values?')}},
    },
  },
} as unknown as Spec & Node;

const versions = apiVersions.map((version) => ({...version, calls: confirmingCalls(readPublished(version))}));

describe('the calls that settle the statements of a description', () => {
  test('@source-04 are printed in steps: one command reads, and the writes of a resource are together', () => {
    const report = formatReport([{id: 'v9', label: '9.0', calls: confirmingCalls(spec)}]);
    expect(report).toContain(
      '1. API 9.0, read: SALESLOFT_API_KEY=... npm run spec -- record --api v9\n   GET /notes (notes-index)\n     notes-index ids[]: Several?\n     Note.user: Owner?',
    );
    expect(report).toContain(
      '2. API 9.0, write: Notes\n   POST /notes (notes-create)\n     notes-create requestBody.at: Time zone?',
    );
    expect(report).toContain('2 steps, 3 calls, 8 statements.');
  });

  test('a statement that no operation leads to is an error with its name', () => {
    const schemas = {Lost: {properties: {a: mark('What?')}}};
    expect(() => confirmingCalls({...spec, components: {schemas}})).toThrow('Lost.a has');
  });

  test('@source-04 of this site are at most 40 steps, and each statement is in one of them', () => {
    const steps = stepsOf(versions);
    expect(steps.length).toBeLessThanOrEqual(40);
    const methods = steps.map(({calls}) => calls.every(({operation}) => operation.method === 'get'));
    expect(methods).toEqual(methods.toSorted((a, b) => Number(b) - Number(a)));
    const settled = steps.flatMap(({calls}) => calls.flatMap(({marks}) => marks.map(({question}) => question)));
    const all = apiVersions.flatMap((version) => marksIn(readPublished(version)).map(({what}) => what));
    expect(settled.toSorted()).toEqual(all.toSorted());
  });
});

describe('the statements that recorded responses confirm', () => {
  const marked = withSources(spec) as Spec & Node;
  const verdicts = (...responses: readonly [id: string, status: number, body: unknown][]): string => {
    const operations = confirmingCalls(marked).map(({operation}) => operation);
    return formatVerdicts(
      spec,
      responses.flatMap(([id, status, sent]) => {
        const operation = operations.find(({operationId}) => operationId === id);
        const response = {status, body: sent};
        const outcome = operation && compareResponse(describedOperation(marked, operation), response);
        return outcome ? [{operation, response, outcome}] : [];
      }),
    );
  };

  test('@source-04 are those whose field was sent as described, and no value is shown', () => {
    const report = verdicts(['notes-index', 200, [{user: 'Nora', text: 5, color: null}]]);
    expect(report).toBe(
      [
        'Statements to confirm:',
        'Sent as described. Drop the mark if that settles it (1):',
        '  Note.user: Owner?',
        'Differs, see above. Correct the description (1):',
        '  Note.text: Markup?',
        'Called as described. Drop the mark if the call settles it (1):',
        '  notes-index ids[]: Several?',
        'Still open. No response has a value (1):',
        '  Note.color: Values?',
      ].join('\n'),
    );
  });

  test('@source-04 are those of a write that returned a described status', () => {
    const created = verdicts(['notes-create', 201, {}], ['notes-destroy', 204, '']);
    expect(created).toContain('Called as described. Drop the mark if the call settles it (4):');
    expect(created).toContain('  notes-destroy: Forever?');
    expect(verdicts(['notes-create', 200, {}])).toContain('  notes-create responses.201: Status?');
    expect(verdicts(['notes-create', 200, {}])).toContain('Differs, see above. Correct the description (3):');
  });
});

/** Rules that hold for all operations are stated once, in the guide on requests and responses. */
test('@true-04 no success status of a GET, PUT or DELETE and no type of a clear filter is marked as unverified', () => {
  const version = apiVersions.find(({id}) => id === 'v2');
  const paths = version ? childOf(readPublished(version), 'paths') : {};
  const marked = Object.values(paths).flatMap((item) =>
    entriesOf({item}, 'item').flatMap(([method, operation]) => [
      ...(method === 'post' ? [] : entriesOf(operation, 'responses').map(([, response]) => response)),
      ...listOf(operation, 'parameters'),
    ]),
  );
  expect(marked.length).toBeGreaterThan(0);
  const vague = /^(?:confirm|check) the (?:success )?(?:status|type)\.$/i;
  expect(marked.filter(({'x-unverified': mark}) => vague.test(String(mark)))).toEqual([]);
});
