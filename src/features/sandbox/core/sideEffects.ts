import {mainMedia} from '@site/openapi/model/spec';
import {lackingAlternative} from '@site/openapi/model/validateBody';
import {completeActivity, completedTask} from './activity';
import {JOBS, cancelJob, emailOwner, withNames} from './bulkJobs';
import {type Call, invalid, userOf} from './call';
import {compare} from './filters';
import {changePerson, endMembership, endMemberships, membershipOf} from './memberships';
import {type Fields, countsOf, idIn, isSame, listIn, referenceTo, textOf} from './store';

const PEOPLE = '/v2/people';
const CADENCES = '/v2/cadences';
const MEMBERSHIPS = '/v2/cadence_memberships';
const CALLS = '/v2/activities/calls';
const EVENTS = '/v2/calendar/events';
const HISTORIES = '/v2/activity_histories';
const NOTES = '/v2/notes';
const CONNECTIONS = '/v2/call_data_records';

function addActivity({store, caller, time}: Call, person: unknown, type: string, data: Fields): void {
  const resource = idIn(person);
  if (resource === undefined) return;
  const subject = {resource_type: 'person', resource_id: resource, user_guid: caller.guid};
  const times = {occurred_at: time, created_at: time, updated_at: time};
  const id = store.nextId(HISTORIES, (number) => `${type}-${String(number)}`);
  store.put(HISTORIES, {id, type, dynamic_data: {}, ...subject, ...times, ...data});
}

/** Whether an event is the one of a request. Calendars can have events with the same ID. */
function isSameEvent(event: Fields, body: Fields): boolean {
  const key = listIn(body.upsert_key).map(textOf);
  return ['calendar_id', ...(key.length > 0 ? key : ['id', 'i_cal_uid'])].every((name) => event[name] === body[name]);
}

/** What an event is kept by if another one has its ID. */
const eventKey = ({id, calendar_id: calendar}: Fields): string => `${textOf(id)} ${textOf(calendar)}`;

/** The record that a create or update would duplicate. */
export function conflictOf(call: Call): Fields | undefined {
  const {operation, body, store, success, id} = call;
  switch (operation.operationId) {
    case 'people-create':
    case 'people-update':
    case 'person-upserts-create':
      return emailOwner(store, body.email_address, id);
    case 'cadence-memberships-create':
      return membershipOf(call, body.person_id, body.cadence_id);
    case 'calendar-events-upsert-create':
      return [body.id, eventKey(body)]
        .map((key) => store.get(EVENTS, key, success.examples))
        .find((one) => one && isSameEvent(one, body));
    case 'tasks-create':
      return store.find(
        '/v2/tasks',
        'idempotency_key',
        body.idempotency_key,
        (one) => one.idempotency_key === body.idempotency_key,
      );
    default:
      return undefined;
  }
}

/** Whether a create updates the record that it would duplicate. An older change of an event that arrives late doesn't. */
export const isUpdate = ({operation, body, time}: Call, existing: Fields): boolean =>
  operation.operationId === 'calendar-events-upsert-create' &&
  compare(existing.updated_at, body.updated_at ?? time) <= 0;

/** The response to a create or update that the API refuses. @param conflict the record that it would duplicate */
export function refusalOf(call: Call, conflict: Fields | undefined): Response | undefined {
  const {operation, body, store} = call;
  if (conflict?.email_address) return invalid({email_address: ['has already been taken']});
  const sets = mainMedia(operation.requestBody?.content)?.[1].schema?.['x-requires-one-of'] ?? [];
  // A key can only find a record.
  const lacking = lackingAlternative(
    sets.filter((names) => !names.includes('upsert_key')),
    body,
  );
  if (lacking) return invalid({[lacking.path]: [`Sandbox: requires ${lacking.limit ?? ''}`]});
  if (listIn(body.linked_call_data_record_ids).some((id) => store.get(CONNECTIONS, id)?.call))
    return invalid({linked_call_data_record_ids: ['Sandbox: a record already belongs to a call']});
  if (operation.operationId !== 'cadence-memberships-create') return undefined;
  if (conflict) return invalid({cadence_id: ['is already in progress for this person']});
  if (store.get(PEOPLE, body.person_id)?.do_not_contact === true)
    return invalid({person_id: ['has contact restrictions']});
  const cadence = store.get(CADENCES, body.cadence_id);
  const user = body.user_id ?? userOf(call).id;
  return cadence?.team_cadence === false && !isSame(cadence, 'owner', user)
    ? invalid({cadence_id: ['is not owned by the provided user and is not a team cadence']})
    : undefined;
}

/** Fields for the start and end of a period. */
const PERIODS: readonly (readonly [start: string, end: string])[] = [
  ['since', 'until'],
  ['start_time', 'end_time'],
];

/** The refusal of a record that ends before it starts. */
export function periodRefusal(record: Fields): Response | undefined {
  const wrong = PERIODS.find(([start, end]) => record[start] && record[end] && compare(record[start], record[end]) > 0);
  return wrong && invalid({[wrong[1]]: [`Sandbox: must not be before ${wrong[0]}`]});
}

type Change = (call: Call, record: Fields) => Fields;

/** A person who opted out is on no cadence. */
const updatedPerson: Change = (call, person) => {
  if (call.body.do_not_contact !== true) return withNames(person);
  endMemberships(call, person, {});
  return withNames({...person, cadences: []});
};

const enrolled: Change = (call, membership) => {
  const {person, cadence} = membership;
  const first = call.store.find('/v2/steps', 'cadence', cadence);
  changePerson(call, person, ({cadences}) => ({
    cadences: [...listIn(cadences), cadence],
    most_recent_cadence: cadence,
  }));
  addActivity(call, person, 'added_to_cadence', {static_data: {cadence_id: idIn(cadence)}});
  return {
    ...membership,
    added_at: call.time,
    current_state: 'active',
    currently_on_cadence: true,
    step: membership.step ?? (first ? referenceTo('/v2/steps', first.id) : null),
  };
};

/** Adds a note about a person, with the call that it is about. */
function addNote({store, time, body}: Call, {id: call, called_person: person, user}: Fields): Fields {
  const id = store.nextId(NOTES);
  const about = {associated_type: 'person', associated_with: person, call: referenceTo(CALLS, call)};
  store.put(NOTES, {id, ...about, content: body.notes, user, created_at: time, updated_at: time});
  return referenceTo(NOTES, id);
}

const called: Change = (call, record) => {
  const {called_person: person, disposition, sentiment, duration} = record;
  const {store, time, body} = call;
  const action = completeActivity(call);
  for (const id of listIn(body.linked_call_data_record_ids)) {
    const connection = store.get(CONNECTIONS, id);
    if (connection) store.put(CONNECTIONS, {...connection, call: referenceTo(CALLS, record.id), updated_at: time});
  }
  changePerson(call, person, (one) => ({
    counts: {...countsOf(one), calls: Number(countsOf(one).calls ?? 0) + 1},
    last_contacted_at: time,
    last_contacted_by: record.user,
    last_contacted_type: 'call',
  }));
  addActivity(call, person, 'call', {
    static_data: {call_id: record.id},
    dynamic_data: {disposition, sentiment, duration},
  });
  return {
    ...record,
    ...(action && {cadence: action.cadence, step: action.step}),
    ...(Boolean(body.notes) && {note: addNote(call, record)}),
    connected: disposition === 'Connected',
  };
};

const noted: Change = (call, record) => {
  const {associated_with_type: type, associated_with_id: id} = call.body;
  if (type !== 'person') return {...record, associated_type: type, associated_with: referenceTo('/v2/accounts', id)};
  addActivity(call, record.associated_with, 'note', {static_data: {note_id: record.id}});
  return {...record, associated_type: type};
};

/** A template with the beginning of its body as text. */
const previewed: Change = (_call, template) => {
  const text = textOf(template.body)
    .replaceAll('</p>', ' ')
    .replaceAll(/<[^<>]*>/g, '');
  return {...template, body_preview: text.trim().slice(0, 100)};
};

const upsertedEvent: Change = ({body, store, success, time}, event) => {
  const {id, calendar_id: calendar, updated_at: changed = time} = body;
  const other = store.get(EVENTS, id, success.examples);
  const isTaken = other !== undefined && !isSameEvent(other, body);
  const [, guid = event.user_guid] = /^external_(.*)/.exec(textOf(calendar)) ?? [];
  return {
    ...event,
    id,
    user_guid: guid,
    updated_at: changed,
    ...(isTaken && {key: eventKey(body)}),
  };
};

/** What a create or update changes in its record and in others, by operation. */
const CHANGES: Readonly<Record<string, Change>> = {
  'activities-calls-create': called,
  'bulk-jobs-create': (_call, job) => ({...job, state: 'open'}),
  'bulk-jobs-update': ({body, time}, job) =>
    body.ready_to_execute === true ? {...job, state: 'executing', marked_ready_at: time} : job,
  'cadence-memberships-create': enrolled,
  'calendar-events-upsert-create': upsertedEvent,
  'email-templates-create': previewed,
  'email-templates-update': previewed,
  'notes-create': noted,
  'people-create': (_call, person) => withNames(person),
  'people-update': updatedPerson,
  'person-upserts-create': (_call, person) => withNames(person),
  'webhook-subscriptions-create': (_call, subscription) => ({...subscription, enabled: true}),
  'tasks-create': (call, task) => {
    addActivity(call, task.person, 'task', {static_data: {task_id: task.id}});
    return {...task, current_state: 'scheduled', source: 'salesloft.api', idempotency_key: call.body.idempotency_key};
  },
  'tasks-update': (call, task) => (call.body.current_state === 'completed' ? completedTask(call, task) : task),
};

export const withConsequences = (call: Call, record: Fields): Fields =>
  CHANGES[call.operation.operationId]?.(call, record) ?? record;

/** Takes a deleted record out of those that refer to it. A membership and a bulk job stay as history. */
export function afterDelete(call: Call, record: Fields): void {
  const {list} = call;
  if (list === MEMBERSHIPS) {
    call.store.put(list, record);
    if (record.currently_on_cadence === true) endMembership(call, record, {current_state: 'removed'});
  }
  if (list === JOBS) cancelJob(call, record);
  if (list === PEOPLE) endMemberships(call, record, {person_deleted: true});
}
