import {expect} from 'vitest';
import {EMPTY_DRAFT, TARGETS, draftOf, readDraft, readTarget} from '../../../../src/features/try-it/core/draft';
import type {FormContext, FormEvent, FormState, Stored} from '../../../../src/features/try-it/core/formState';
import type {Effect} from '../../../../src/features/try-it/core/effects';
import {readIds} from '../../../../src/features/try-it/core/knownIds';
import {readOperation} from '../../../../src/features/try-it/core/operation';
import type {Outcome} from '../../../../src/features/try-it/core/outcome';
import {formReducer} from '../../../../src/features/try-it/core/formReducer';
import {openForm} from '../../../../src/features/try-it/core/target';
import {readUndo} from '../../../../src/features/try-it/core/undo';
import type {VisitEnd} from '../../../../src/features/visit/core/visitEnd';
import {madeUpSpec} from '../../support/madeUpSpec';

const API = 'https://api.example.com';

const parameter = (location: 'path' | 'query', name: string, type = 'string') => ({
  ...{in: location, name, required: location === 'path'},
  schema: name.endsWith('[]') ? {type: 'array', items: {type}} : {type},
  ...(location === 'path' && {example: 70211}),
});

const bodyOf = (example: object) => ({
  required: true,
  content: {'application/json': {schema: {type: 'object', additionalProperties: true}, example}},
});

function contextOf(method: string, path: string, operation: object): FormContext {
  const placed = {[method]: {summary: 'Do', responses: {}, ...operation}};
  const spec = madeUpSpec({servers: [{url: API}], paths: {[path]: placed}});
  return {loaded: readOperation('v2', spec), apiUrl: API, targets: TARGETS};
}

/** Forms of a small API: one that reads, and two that write. */
export const forms = {
  list: contextOf('get', '/v2/people', {
    operationId: 'people-index',
    parameters: [
      ...['ids[]', 'owner_id', 'name', 'per_page'].map((name) => parameter('query', name)),
      {in: 'query', name: 'updated_at', schema: {type: 'object', properties: {gt: {type: 'string'}}}},
      {in: 'query', name: 'sort_by', schema: {type: 'string', enum: ['updated_at']}},
    ],
  }),
  status: contextOf('get', '/v2/status', {operationId: 'status-show', security: []}),
  update: contextOf('put', '/v2/people/{id}', {
    operationId: 'people-update',
    parameters: [parameter('path', 'id', 'integer')],
    requestBody: bodyOf({title: 'CEO'}),
  }),
  create: contextOf('post', '/v2/tasks', {
    operationId: 'tasks-create',
    requestBody: bodyOf({subject: 'Call', person_id: 70211}),
  }),
} as const;

/** A form that sends a file and a text, and gets a file. */
export const upload = contextOf('post', '/v2/files', {
  operationId: 'files-create',
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['file'],
          properties: {name: {type: 'string'}, file: {type: 'string', format: 'binary'}},
        },
      },
    },
  },
  responses: {200: {content: {'application/pdf': {}}}},
});

/** A tab with nothing. */
export const NOTHING: Stored = {
  ...{draft: undefined, undo: undefined, target: undefined, ids: undefined},
  isLoggedIn: false,
};

/** What a tab has of a form, by the texts of its items. */
export const storedIn = (
  textOf: (item: 'draft' | 'undo' | 'target' | 'ids') => string | null | undefined,
  {loaded}: FormContext = forms.update,
): Stored => {
  const draft = textOf('draft');
  return {
    draft: draft ? readDraft(draft) : undefined,
    undo: readUndo(textOf('undo') ?? '', loaded),
    target: readTarget(textOf('target')),
    ids: readIds(textOf('ids') ?? ''),
    isLoggedIn: false,
  };
};

/** The form after events, with the effects of the last one. */
export const after = (
  context: FormContext,
  state: FormState,
  ...events: FormEvent[]
): readonly [FormState, readonly Effect[]] =>
  events.reduce<readonly [FormState, readonly Effect[]]>(
    ([now], event) => formReducer(context, now, event),
    [state, []],
  );

/** The form that opens, perhaps by a link. */
export const open = (stored = NOTHING, context: FormContext = forms.update, fragment = ''): FormState =>
  openForm(context, stored, draftOf(fragment));

export const AT_ACCOUNT: Stored = {...NOTHING, target: 'account'};

export const event = {
  id: {type: 'fieldChanged', id: 'path:id', texts: ['70213']},
  body: {type: 'bodyChanged', body: '{"title": "Lead", "owner_id": 318}'},
  submitted: {type: 'submitted', hasMalformedKey: false, anyway: false},
  malformed: {type: 'submitted', hasMalformedKey: true, anyway: false},
  confirmed: {type: 'confirmed'},
  authorized: {type: 'authorized', token: 'token'},
  toAccount: {type: 'targetChosen', target: 'account'},
  toSandbox: {type: 'targetChosen', target: 'sandbox'},
  loggedIn: {type: 'loggedIn'},
  reset: {type: 'reset'},
  undone: {type: 'undone'},
  example: {type: 'exampleInserted'},
} as const satisfies Record<string, FormEvent>;

export const bodyIs = (text: string): FormEvent => ({type: 'bodyChanged', body: text});
export const link = (fragment: string): FormEvent => ({
  type: 'linked',
  draft: draftOf(fragment) ?? EMPTY_DRAFT,
});
export const ends = (why: VisitEnd, hasKey = false, stored = NOTHING): FormEvent => ({
  type: 'visitEnded',
  why,
  hasKey,
  stored,
});

export const responds = (text = '{"data": {"id": 70999, "name": "Ana"}}', status = 200): Outcome => ({
  ...{kind: 'response', status, headers: [], took: 1, at: 1},
  body: {kind: 'json', text, blob: new Blob([])},
});

/** The end of the request that a form has sent. */
export function ended({sending}: FormState, outcome = responds()): FormEvent {
  if (!sending) throw new Error('Nothing was sent.');
  return {type: 'ended', sent: sending, outcome, token: 'token'};
}

/** The effects in their order: `storeDraft, send`. */
export const typesOf = (effects: readonly Effect[]): string =>
  effects.map((effect) => (effect.type === 'store' ? `store ${effect.item}` : effect.type)).join(', ');

/** Expects these parts of a form. The values of its fields are compared as a whole, so that none is left. */
export function expectForm(state: FormState, expected: object): void {
  expect(state).toMatchObject(expected);
  const {draft} = expected as {readonly draft?: {readonly values?: object}};
  if (draft?.values) expect(state.draft.values).toEqual(draft.values);
}
