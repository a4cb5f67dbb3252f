import {MISSING_FIELD_SCOPE} from '@site/openapi/model/errorMessages';
import {inOrder, listMetadata, readListQuery} from '@site/openapi/model/listResponse';
import type {Parameter} from '@site/openapi/model/spec';
import {typesOf} from '@site/openapi/model/shape';
import {isObject} from '@site/src/utils/isObject';
import {activityRefusal, completeActivity, markedOngoing, taskCounts} from './activity';
import {addRows, executeQueued, jobRefusal} from './bulkJobs';
import {importCadence} from './cadenceImport';
import {type Call, failure, invalid, json, notFound, userOf} from './call';
import {filtered, searchAsList} from './filters';
import {CONTENTS, type Success, complete, fieldsOf, userId} from './records';
import {afterDelete, conflictOf, isUpdate, periodRefusal, refusalOf, withConsequences} from './sideEffects';
import {type Fields, referenceTo, textOf} from './store';

/** Lists whose IDs a path uses for something else about the record. */
const OWNERS: Readonly<Record<string, string>> = {
  '/v2/cadence_exports': '/v2/cadences',
  '/v2/cadence_stats': '/v2/cadences',
  '/v2/mime_email_payloads': '/v2/activities/emails',
};

const exampleData = ({example}: Success): unknown => (isObject(example) ? example.data : undefined);

/** Whether the path of a call has the ID that the description gives as its example. */
function isExampleId({operation, id}: Call): boolean {
  const parameter = operation.parameters?.find((one): one is Parameter => one.in === 'path');
  return String(parameter?.schema?.examples?.[0]) === id;
}

/** The record that a call is about. The description's example is there until it is deleted. */
function recordOf(call: Call): Fields | undefined {
  const {store, list, id, success} = call;
  // The path of a user has the ID or the GUID.
  const key = list === '/v2/users' ? (userId(store, id) ?? id) : id;
  const found = store.get(list, key, success.examples);
  if (found || store.isSeeded(list) || store.isRemoved(list, id)) return found;
  if (!isExampleId(call)) return store.get(OWNERS[list] ?? '', id);
  return {...(exampleData(success) as Fields | undefined), id: numeric(id)};
}

const numeric = (id = ''): string | number => (/^\d+$/.test(id) ? Number(id) : id);

const scopedFields = ({query}: Call): string[] => [
  ...query.getAll('scoped_fields[]'),
  ...query.getAll('scoped_fields'),
];

/** A record as the call returns it: with the scoped fields that it names, or that the key can read if it can name none. */
function returned(call: Call, record: Fields): Fields {
  const {operation, success, caller} = call;
  const names = operation.parameters?.some(({name}) => name === 'scoped_fields[]') ? scopedFields(call) : undefined;
  return complete(success.record, record, (name, scope) => names?.includes(name) ?? caller.scopes.includes(scope));
}

const respondWith = (call: Call, record: Fields): Response => json(call.success.status, {data: returned(call, record)});

function listed(call: Call): Response {
  const {operation, success, store, list, query} = call;
  const request = readListQuery(operation.parameters ?? [], query, success.record?.properties);
  const belongsToExample = call.id === undefined || isExampleId(call);
  const all = store.all(list, belongsToExample ? success.examples : []);
  const {matching, applied} = filtered(all, request.filtering, call);
  // Of records with the same value, the latest one is first in a descending order.
  const isAscending = request.sorting?.sort_direction.startsWith('ASC') ?? true;
  const sorted = inOrder(isAscending ? matching : matching.toReversed(), request);
  const {page = 1, size} = request;
  const isPaged = request.page !== undefined || operation['x-paging'] === 'cursor';
  const shown = isPaged ? sorted.slice((page - 1) * size, page * size) : sorted;
  const data = shown.map((record) => returned(call, record));
  return json(success.status, {metadata: listMetadata({...request, filtering: applied}, matching.length), data});
}

/** Whether the record that a nested path belongs to exists. */
function hasParent(call: Call): boolean {
  const {store, list, id} = call;
  const parent = list.split('/').slice(0, -2).join('/');
  return id === undefined || isExampleId(call) || store.get(parent, id) !== undefined;
}

function profile(call: Call): Fields {
  if (call.list === '/v2/me') return call.store.get('/v2/users', userOf(call).id, call.success.examples) ?? {};
  const {_private_fields: hidden, ...team} = (exampleData(call.success) ?? {}) as Fields;
  return call.query.get('include_private_fields') === 'true' ? {...team, _private_fields: hidden} : team;
}

function shown(call: Call): Response {
  const {list, operation, success, store, id} = call;
  if (list === '/v2/me') return respondWith(call, profile(call));
  if (list === '/v2/team') return json(200, {data: profile(call)});
  if (list === '/v2/tasks/counts') return respondWith(call, taskCounts(call));
  if (operation.path.endsWith('}')) {
    const record = recordOf(call);
    return record ? respondWith(call, record) : notFound();
  }
  if (id === undefined || isExampleId(call)) return json(success.status, success.example);
  const parent = store.get(list.split('/').slice(0, -2).join('/'), id);
  return parent ? respondWith(call, parent) : notFound();
}

function newId({success, store, list}: Call): unknown {
  const {type, format} = success.record?.properties?.id ?? {};
  return store.nextId(list, (number) => {
    if (format === 'uuid') return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    return type === 'string' ? `sandbox_${String(number)}` : number;
  });
}

/** Fields that the API fills in, with the same value in each record of a team. */
const ASSIGNED = ['tenant_id', 'team_id', 'source_id', 'source_type'];

/** A new record without the fields of the request: its ID, what the API fills in, the caller, and the time. */
function newRecord(call: Call): Fields {
  const {properties = {}} = call.success.record ?? {};
  const assigned = ASSIGNED.filter((name) => name in properties);
  const user = referenceTo('/v2/users', userOf(call).id);
  const names = ['owner', 'user', 'creator', 'created_by_user'].filter((name) =>
    typesOf(properties[name] ?? {}).includes('object'),
  );
  return {
    id: newId(call),
    ...Object.fromEntries(assigned.map((name) => [name, call.success.examples[0]?.[name]])),
    ...Object.fromEntries(names.map((name) => [name, user])),
    ...('user_guid' in properties && {user_guid: call.caller.guid}),
    ...('request_type' in properties && {
      request_type: call.operation.path.split('/').at(-1),
      metadata: Object.fromEntries(Object.entries(call.body).filter(([name]) => name.endsWith('_ids'))),
    }),
    created_at: properties.created_at?.format === 'date' ? call.time.slice(0, 10) : call.time,
    inserted_at: call.time.slice(0, 10),
  };
}

function write(call: Call, existing?: Fields): Fields | Response {
  const {success, body, store, time, list} = call;
  const {fields, dangling} = fieldsOf(success.record, body, success.examples, store);
  if (dangling.length > 0)
    return invalid(Object.fromEntries(dangling.map((field) => [field, ['Sandbox: no record has this ID']])));
  const refusal = periodRefusal({...existing, ...fields});
  if (refusal) return refusal;
  const record = existing ?? newRecord(call);
  const custom = isObject(fields.custom_fields) && {
    custom_fields: {...(isObject(record.custom_fields) && record.custom_fields), ...fields.custom_fields},
  };
  const written = withConsequences(call, {...record, ...fields, ...custom, updated_at: time});
  return store.put(list, written);
}

function created(call: Call): Response {
  const existing = conflictOf(call);
  const refusal = refusalOf(call, existing);
  if (refusal) return refusal;
  if (existing && !isUpdate(call, existing)) return respondWith(call, existing);
  const record = write(call, existing);
  return record instanceof Response ? record : respondWith(call, record);
}

/** The lists of operations that create a record or update it, and the name of the record in the response. */
const UPSERTS: Readonly<Record<string, {readonly list: string; readonly name: string}>> = {
  'account-upserts-create': {list: '/v2/accounts', name: 'account'},
  'person-upserts-create': {list: '/v2/people', name: 'person'},
};

function upserted(call: Call, {list, name}: (typeof UPSERTS)[string]): Response {
  const {success, body, store} = call;
  const record = success.record?.properties?.[name];
  const by = textOf(body.upsert_key);
  const found = by === '' ? undefined : store.find(list, by, body[by]);
  const examples = success.examples.map((one) => one[name]).filter(isObject);
  const existing = found && store.get(list, found.id, examples);
  const conflict = conflictOf({...call, id: textOf(found?.id)});
  const refusal = existing && !conflict ? undefined : refusalOf(call, conflict);
  if (refusal) return refusal;
  const written = write({...call, list, success: {...success, record, examples}}, existing);
  if (written instanceof Response) return written;
  return json(success.status, {data: {upsert_type: existing ? 'update' : 'create', [name]: complete(record, written)}});
}

/** The response to a request that makes no record: the example, with what was sent and what the API fills in. */
function confirmed({success, body, store, caller, time}: Call): Response {
  const {status, record, example, examples} = success;
  const known = {received_at: time, call_created_at: time, user_guid: caller.guid};
  const {fields} = fieldsOf(record, body, examples, store);
  return json(status, {...example, data: complete(record, {...examples[0], ...known, ...fields})});
}

function posted(call: Call): Response {
  const {operation, success} = call;
  const upsert = UPSERTS[operation.operationId];
  if (upsert) return upserted(call, upsert);
  if (!hasParent(call)) return notFound();
  const refusal = activityRefusal(call) ?? jobRefusal(call);
  if (refusal) return refusal;
  switch (operation.operationId) {
    case 'activities-create':
      completeActivity(call);
      return json(success.status, {data: {updated_at: call.time}});
    case 'bulk-jobs-job-data-create':
      return json(success.status, {data: {records: addRows(call)}});
    case 'cadence-imports-create':
      return importCadence(call);
    case 'meetings-settings-searches-create':
      return listed(searchAsList(call, '/v2/meetings/settings'));
    case 'ongoing-actions-create':
      return respondWith(call, markedOngoing(call));
  }
  const {properties = {}} = success.record ?? {};
  const list = 'request_type' in properties ? '/v2/data_control/requests' : call.list.replace(/\/upsert$/, '');
  if (!success.isList && 'id' in properties) return created({...call, list});
  if (success.example === undefined) return new Response(null, {status: success.status});
  return success.isList ? json(success.status, success.example) : confirmed(call);
}

function updated(call: Call): Response {
  const record = recordOf(call);
  if (!record) return notFound();
  const written = jobRefusal(call) ?? refusalOf(call, conflictOf(call)) ?? write(call, record);
  return written instanceof Response ? written : respondWith(call, written);
}

function deleted(call: Call): Response {
  const record = recordOf(call);
  if (!record) return notFound();
  call.store.remove(call.list, String(call.id));
  afterDelete(call, record);
  return new Response(null, {status: call.success.status});
}

export function respond(call: Call): Response {
  executeQueued(call);
  if (scopedFields(call).length > 0 && call.list === '/v2/activities/emails' && !call.caller.scopes.includes(CONTENTS))
    return failure(422, MISSING_FIELD_SCOPE);
  switch (call.operation.method) {
    case 'get':
      if (!call.success.isList) return shown(call);
      return hasParent(call) ? listed(call) : notFound();
    case 'post':
      return posted(call);
    case 'delete':
      return deleted(call);
    default:
      return updated(call);
  }
}
