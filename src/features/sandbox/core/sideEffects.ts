import {mainMedia} from '@site/openapi/model/spec';
import {lackingAlternative} from '@site/openapi/model/validateBody';
import {executed, withNames} from './bulkJobs';
import {type Call, invalid, userOf} from './call';
import {type Fields, countsOf, idIn, isSame, listIn, referenceTo, textOf} from './store';

const PEOPLE = '/v2/people';
const CADENCES = '/v2/cadences';
const MEMBERSHIPS = '/v2/cadence_memberships';
const CALLS = '/v2/activities/calls';
const CONNECTIONS = '/v2/call_data_records';

function changePerson(call: Call, reference: unknown, change: (person: Fields) => Fields): void {
  const person = call.store.get(PEOPLE, idIn(reference));
  if (person) call.store.put(PEOPLE, {...person, ...change(person), updated_at: call.time});
}

function addActivity({store, caller, time}: Call, person: unknown, type: string, data: Fields): void {
  const id = idIn(person);
  if (id === undefined) return;
  store.put('/v2/activity_histories', {
    id: `${type}-${String(store.nextId())}`,
    type,
    resource_type: 'person',
    resource_id: id,
    dynamic_data: {},
    user_guid: caller.guid,
    occurred_at: time,
    created_at: time,
    updated_at: time,
    ...data,
  });
}

/** The record that a create would duplicate. */
export function conflictOf({operation, body, store}: Call): Fields | undefined {
  switch (operation.operationId) {
    case 'people-create':
      return body.email_address ? store.find(PEOPLE, (one) => one.email_address === body.email_address) : undefined;
    case 'cadence-memberships-create':
      return store.find(
        MEMBERSHIPS,
        (one) =>
          one.currently_on_cadence === true &&
          isSame(one, 'person', body.person_id) &&
          isSame(one, 'cadence', body.cadence_id),
      );
    case 'tasks-create':
      return body.idempotency_key
        ? store.find('/v2/tasks', (one) => one.idempotency_key === body.idempotency_key)
        : undefined;
    default:
      return undefined;
  }
}

/** The response to a create that the API refuses. @param conflict the record that it would duplicate */
export function refusalOf(call: Call, conflict: Fields | undefined): Response | undefined {
  const {operation, body, store} = call;
  if (conflict && operation.operationId === 'people-create')
    return invalid({email_address: ['has already been taken']});
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

type Change = (call: Call, record: Fields) => Fields;

function endMemberships({store, time}: Call, person: Fields, change: Fields): void {
  for (const membership of store.all(MEMBERSHIPS).filter((one) => isSame(one, 'person', person.id)))
    store.put(MEMBERSHIPS, {
      ...membership,
      currently_on_cadence: false,
      current_state: 'removed',
      updated_at: time,
      ...change,
    });
}

/** A person who opted out is on no cadence. */
const updatedPerson: Change = (call, person) => {
  if (call.body.do_not_contact !== true) return withNames(person);
  endMemberships(call, person, {});
  return withNames({...person, cadences: []});
};

const enrolled: Change = (call, membership) => {
  const {person, cadence} = membership;
  const first = call.store.find('/v2/steps', (step) => idIn(step.cadence) === idIn(cadence));
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

const called: Change = (call, record) => {
  const {called_person: person, disposition, sentiment, duration} = record;
  completeActivity(call);
  for (const id of listIn(call.body.linked_call_data_record_ids)) {
    const connection = call.store.get(CONNECTIONS, id);
    if (connection)
      call.store.put(CONNECTIONS, {...connection, call: referenceTo(CALLS, record.id), updated_at: call.time});
  }
  changePerson(call, person, (one) => ({
    counts: {...countsOf(one), calls: Number(countsOf(one).calls ?? 0) + 1},
    last_contacted_at: call.time,
    last_contacted_by: record.user,
    last_contacted_type: 'call',
  }));
  addActivity(call, person, 'call', {
    static_data: {call_id: record.id},
    dynamic_data: {disposition, sentiment, duration},
  });
  if (!call.body.notes) return {...record, connected: disposition === 'Connected'};
  const id = call.store.nextId();
  call.store.put('/v2/notes', {
    id,
    associated_type: 'person',
    associated_with: person,
    call: referenceTo(CALLS, record.id),
    content: call.body.notes,
    user: record.user,
    created_at: call.time,
    updated_at: call.time,
  });
  return {...record, connected: disposition === 'Connected', note: referenceTo('/v2/notes', id)};
};

const noted: Change = (call, record) => {
  if (call.body.associated_with_type !== 'person')
    return {
      ...record,
      associated_type: 'account',
      associated_with: referenceTo('/v2/accounts', call.body.associated_with_id),
    };
  addActivity(call, record.associated_with, 'note', {static_data: {note_id: record.id}});
  return {...record, associated_type: 'person'};
};

const completedTask = (call: Call, task: Fields): Fields => ({
  ...task,
  current_state: 'completed',
  completed_at: call.time,
  completed_by: referenceTo('/v2/users', userOf(call).id),
});

/** A template with the beginning of its body as text. */
const previewed: Change = (_call, template) => {
  const text = textOf(template.body)
    .replaceAll('</p>', ' ')
    .replaceAll(/<[^>]*>/g, '');
  return {...template, body_preview: text.trim().slice(0, 100)};
};

/** What a create or update changes in its record and in others, by operation. */
const CHANGES: Readonly<Record<string, Change>> = {
  'activities-calls-create': called,
  'bulk-jobs-create': (_call, job) => ({...job, state: 'open'}),
  'bulk-jobs-update': (call, job) => (call.body.ready_to_execute === true ? executed(call, job) : job),
  'cadence-memberships-create': enrolled,
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

/** Takes a deleted record out of those that refer to it. */
export function afterDelete(call: Call, record: Fields): void {
  const {list} = call;
  if (list === MEMBERSHIPS)
    changePerson(call, record.person, ({cadences}) => ({
      cadences: listIn(cadences).filter((one) => idIn(one) !== idIn(record.cadence)),
    }));
  if (list === PEOPLE) endMemberships(call, record, {person_deleted: true});
}

/** Completes the task or the step of a cadence that an activity is about. */
export function completeActivity(call: Call): void {
  const {body, store} = call;
  const task = store.get('/v2/tasks', body.task_id);
  if (task) store.put('/v2/tasks', {...completedTask(call, task), updated_at: call.time});
  if (body.action_id !== undefined) store.remove('/v2/actions', textOf(body.action_id));
}
