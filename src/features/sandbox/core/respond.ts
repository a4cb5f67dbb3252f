import data from '@site/openapi/dist/sandbox.json';
import {MISSING_FIELD_SCOPE} from '../../../../openapi/model/errorMessages';
import {inOrder, listMetadata, readListQuery} from '../../../../openapi/model/listResponse';
import type {Place} from '../../../../openapi/model/sandboxRules';
import type {Parameter} from '../../../../openapi/model/spec';
import {typesOf} from '../../../../openapi/model/shape';
import {lackingAlternative} from '../../../../openapi/model/validateBody';
import {isObject} from '../../../utils/isObject';
import {ROWS_AT_ONCE, addRows, executeQueued} from './bulkJobs';
import {type Call, failure, invalid, json, notFound, userOf} from './call';
import {filtered, searchAsList} from './filters';
import {CONTENTS, type Success, complete, fieldsOf, userId} from './records';
import {type Outcome, applyRules, keepsRecord, read} from './rules';
import {type Fields, listIn, referenceTo, textOf} from './store';

const exampleData = ({example}: Success): unknown => (isObject(example) ? example.data : undefined);

/** Whether the path of a call has the ID that the description gives as its example. */
function isExampleId({operation, id}: Call): boolean {
  const parameter = operation.parameters?.find((one): one is Parameter => one.in === 'path');
  return String(parameter?.schema?.examples?.[0]) === id;
}

/** A call about the record that openapi/sandbox names, if its path doesn't. */
function placed(call: Call): Call {
  const {list = call.list, id} = data.records[call.operation.operationId] ?? {};
  const own = id === undefined ? call.id : textOf(read({body: call.body, user: userOf(call)}, id));
  return {...call, list, id: own};
}

/** The record that a call is about. The description's example is there until it is deleted. */
function recordOf(call: Call): Fields | undefined {
  const {list, id} = placed(call);
  const {store, success} = call;
  const isExample = isExampleId(call) && !store.isRemoved(list, id);
  const example = {...(exampleData(success) as Fields | undefined), id: numeric(id)};
  if (isExample && list !== call.list) return example;
  // The path of a user has the ID or the GUID.
  const key = list === '/v2/users' ? (userId(store, id) ?? id) : id;
  const found = store.get(list, key, success.examples);
  return found ?? (isExample && !store.isSeeded(list) ? example : undefined);
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

function team({query, success}: Call): Fields {
  const {_private_fields: hidden, ...fields} = (exampleData(success) ?? {}) as Fields;
  return query.get('include_private_fields') === 'true' ? {...fields, _private_fields: hidden} : fields;
}

function shown(call: Call): Response {
  const {list, operation, success, store, id} = call;
  if (list === '/v2/team') return json(200, {data: team(call)});
  if (operation.path.endsWith('}') || data.records[operation.operationId]) {
    const record = recordOf(call);
    return record ? respondWith(call, record) : notFound();
  }
  if (id === undefined || isExampleId(call)) return json(success.status, success.example);
  const parent = store.get(list.split('/').slice(0, -2).join('/'), id);
  return parent ? respondWith(call, parent) : notFound();
}

function nextId({success, store, list}: Call): unknown {
  const {type, format} = success.record?.properties?.id ?? {};
  return store.nextId(list, (number) => {
    if (format === 'uuid') return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    return type === 'string' ? `sandbox_${String(number)}` : number;
  });
}

/** A new record without the fields of the request and its ID: what the API fills in, the caller, and the time. */
function newRecord(call: Call): Fields {
  const {properties = {}} = call.success.record ?? {};
  const assigned = data.fields.team.filter((name) => name in properties);
  const user = referenceTo('/v2/users', userOf(call).id);
  const names = data.fields.caller.filter((name) => typesOf(properties[name] ?? {}).includes('object'));
  return {
    ...Object.fromEntries(assigned.map((name) => [name, call.success.examples[0]?.[name]])),
    ...Object.fromEntries(names.map((name) => [name, user])),
    ...('user_guid' in properties && {user_guid: call.caller.guid}),
    created_at: properties.created_at?.format === 'date' ? call.time.slice(0, 10) : call.time,
    inserted_at: call.time.slice(0, 10),
  };
}

/** Writes the fields of a request to a record, unless a rule refuses it. @param newId returns the ID of a new record */
function write(call: Call, existing?: Fields, newId = () => nextId(call)): Outcome {
  const {operation, success, body, store, time, list} = call;
  const {fields, dangling} = fieldsOf(success.record, body, success.examples, store);
  const record = existing ?? newRecord(call);
  if (dangling.length > 0)
    return {record, errors: Object.fromEntries(dangling.map((field) => [field, ['Sandbox: no record has this ID']]))};
  const custom = isObject(fields.custom_fields) && {
    custom_fields: {...(isObject(record.custom_fields) && record.custom_fields), ...fields.custom_fields},
  };
  const draft = {record: {...record, ...fields, ...custom, updated_at: time}, sent: fields};
  const outcome = applyRules(call, operation.operationId, existing ? draft : {...draft, newId});
  if (!outcome.errors && !outcome.existing) store.put(list, outcome.record);
  return outcome;
}

const responseTo = (call: Call, {record, errors, existing}: Outcome): Response =>
  errors ? invalid(errors) : respondWith(call, existing ?? record);

/** A create, or an update of the record whose ID is in the body. */
function created(call: Call): Response {
  const {store, list, id, success} = call;
  if (data.records[call.operation.operationId]?.id === undefined) return responseTo(call, write(call));
  return responseTo(
    call,
    write(call, store.get(list, id, success.examples), () => id),
  );
}

/** A create, or an update of the record with the same key. */
function upserted(call: Call, {name = '', requires = []}: Place): Response {
  const {success, body, store, list} = call;
  const record = success.record?.properties?.[name];
  const by = textOf(body.upsert_key);
  const found = by === '' ? undefined : store.find(list, by, body[by]);
  const examples = success.examples.map((one) => one[name]).filter(isObject);
  const existing = found && store.get(list, found.id, examples);
  const lacking = existing ? undefined : lackingAlternative(requires, body);
  if (lacking) return invalid({[lacking.path]: [`Sandbox: requires ${lacking.limit ?? ''}`]});
  const {record: written, errors} = write({...call, success: {...success, record, examples}}, existing);
  if (errors) return invalid(errors);
  return json(success.status, {data: {upsert_type: existing ? 'update' : 'create', [name]: complete(record, written)}});
}

/** The response to a request that makes no record: the example, with what was sent and what the API fills in. */
function confirmed(call: Call): Response {
  const {success, body, store, caller, time} = call;
  const {status, record, example, examples} = success;
  const known = {received_at: time, call_created_at: time, updated_at: time, user_guid: caller.guid};
  const {fields} = fieldsOf(record, body, examples, store);
  return json(status, {...example, data: complete(record, {...examples[0], ...known, ...fields})});
}

/** Adds rows to a bulk job. */
function uploaded(call: Call): Response {
  if (listIn(call.body.data).length > ROWS_AT_ONCE)
    return invalid({data: [`Sandbox: must have at most this many items: ${String(ROWS_AT_ONCE)}`]});
  return json(call.success.status, {data: {records: addRows(call)}});
}

function posted(call: Call): Response {
  const {operation, success} = call;
  const {operationId} = operation;
  const place = data.records[operationId];
  if (!hasParent(call)) return notFound();
  if (place?.name) return upserted(placed(call), place);
  const {properties = {}} = success.record ?? {};
  if (place && success.isList) return listed(searchAsList(call, place.list));
  if (!success.isList && 'id' in properties) return created(placed(call));
  const {errors} = applyRules(call, operationId, {record: {}});
  if (errors) return invalid(errors);
  if (operationId === 'bulk-jobs-job-data-create') return uploaded(call);
  if (success.example === undefined) return new Response(null, {status: success.status});
  return success.isList ? json(success.status, success.example) : confirmed(call);
}

function updated(call: Call): Response {
  const record = recordOf(call);
  return record ? responseTo(call, write(call, record)) : notFound();
}

function deleted(call: Call): Response {
  const {operation, store, list, id, time, success} = call;
  const record = recordOf(call);
  if (!record) return notFound();
  const outcome = applyRules(call, operation.operationId, {record});
  if (keepsRecord(operation.operationId)) store.put(list, {...outcome.record, updated_at: time});
  else store.remove(list, String(id));
  return new Response(null, {status: success.status});
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
