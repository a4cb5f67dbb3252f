import {isObject} from '@site/src/utils/isObject';
import {type Call, invalid} from './call';
import {type Fields, type Store, listIn, textOf} from './store';

/** A person with the name and address as the API joins them. */
export function withNames(person: Fields): Fields {
  const name = [person.first_name, person.last_name].filter(Boolean).join(' ');
  const email = textOf(person.email_address);
  return {
    ...person,
    display_name: name || email,
    full_email_address: name && email ? `"${name}" <${email}>` : email || null,
  };
}

export const JOBS = '/v2/bulk_jobs';
const PEOPLE = '/v2/people';
/** Fields that can be the key of a row. */
const PERSON_KEYS = ['id', 'crm_id', 'email_address'];
const TYPES = ['person/upsert', 'account/upsert', 'calendar/events/upsert'];

/** The person with an email address, except the one with an ID. */
export const emailOwner = (store: Store, email: unknown, id: unknown): Fields | undefined =>
  store.find(PEOPLE, 'email_address', email, (one) => String(one.id) !== String(id));

/** The refusal of a job of an unknown type, and of rows for a job that is no longer open, or of a change to it. */
export function jobRefusal({operation, store, body, id}: Call): Response | undefined {
  if (operation.operationId === 'bulk-jobs-create' && !TYPES.includes(textOf(body.type)))
    return invalid({type: [`Sandbox: must be one of: ${TYPES.join(', ')}`]});
  if (!['bulk-jobs-update', 'bulk-jobs-job-data-create'].includes(operation.operationId)) return undefined;
  if (listIn(body.data).length > ROWS_AT_ONCE)
    return invalid({data: [`Sandbox: must have at most this many items: ${String(ROWS_AT_ONCE)}`]});
  const job = store.get(JOBS, id);
  return job && job.state !== 'open' ? invalid({base: ["Sandbox: the job isn't open"]}) : undefined;
}

export function addRows({store, body, list, id, time}: Call): number {
  const job = store.get(JOBS, id);
  const rows = Array.isArray(body.data) ? body.data.filter(isObject) : [];
  for (const record of rows)
    store.put(list, {id: store.nextId(list), record, status: 'pending', bulk_job: {id: job?.id}, created_at: time});
  if (job) store.put(JOBS, {...job, total: Number(job.total ?? 0) + rows.length, updated_at: time});
  return rows.length;
}

/** Rows of one upload (API), and rows that run between two requests: a large job must not hold up other requests. */
const ROWS_AT_ONCE = 5000;

function first(count: number, records: Iterable<Fields>): readonly Fields[] {
  const found: Fields[] = [];
  for (const record of records) if (found.push(record) === count) break;
  return found;
}

const failed = (error: string): Fields => ({status: 'error', error, resource: {}});

/** What executing a row does: creates the person, or updates the one with the same key. A row without its key fails. */
function upsertPerson({store, time}: Call, {upsert_key: key, id, ...fields}: Fields): Fields {
  const name = textOf(key);
  const value = name === 'id' ? id : fields[name];
  if (name !== '' && !PERSON_KEYS.includes(name)) return failed(`upsert_key must be one of: ${PERSON_KEYS.join(', ')}`);
  if (name !== '' && textOf(value) === '') return failed(`${name} is missing`);
  if (fields.crm_id !== undefined && fields.crm_id_type === undefined) return failed('crm_id_type is missing');
  const existing = name === '' ? undefined : store.find(PEOPLE, name, value);
  if (emailOwner(store, fields.email_address, existing?.id)) return failed('email_address has already been taken');
  if (!existing && !fields.email_address && !(fields.phone && fields.last_name))
    return failed('a new person needs email_address, or phone and last_name');
  const before = existing ?? {id: store.nextId(PEOPLE), created_at: time};
  const person = store.put(PEOPLE, withNames({...before, ...fields, updated_at: time}));
  return {status: 'success', error: null, resource: {upsert_type: existing ? 'update' : 'create', person}};
}

/** Executes the next rows of a job. */
function execute(call: Call, job: Fields): void {
  const {store, time} = call;
  const list = `${JOBS}/${String(job.id)}`;
  let [processed, errors] = [Number(job.processed ?? 0), Number(job.errors ?? 0)];
  for (const row of first(ROWS_AT_ONCE, store.having(`${list}/job_data`, 'status', 'pending'))) {
    const isPerson = job.type === 'person/upsert' && isObject(row.record);
    const outcome = isPerson
      ? upsertPerson(call, row.record as Fields)
      : {status: 'success', error: null, resource: null};
    store.put(`${list}/job_data`, {...row, ...outcome, started_at: time, finished_at: time});
    processed += 1;
    if (outcome.status === 'error') errors += 1;
  }
  const isDone = store.find(`${list}/job_data`, 'status', 'pending') === undefined;
  if (isDone) for (const row of store.all(`${list}/job_data`)) store.put(`${list}/results`, row);
  const end = isDone && {processed: job.total, state: 'done', started_at: time, finished_at: time};
  store.put(JOBS, {...job, processed, errors, updated_at: time, ...end});
}

/** Cancels a job. Rows that haven't run stay, but don't run. */
export function cancelJob({store, time}: Call, job: Fields): void {
  const list = `${JOBS}/${String(job.id)}/job_data`;
  for (const row of store.all(list).filter(({status}) => status === 'pending'))
    store.put(list, {...row, status: 'cancelled'});
  store.put(JOBS, job.state === 'done' ? job : {...job, state: 'done', finished_at: time, updated_at: time});
}

/** Executes rows of the first job that waits, unless the call cancels one. A job runs between the request that marks it ready and the next ones. */
export function executeQueued(call: Call): void {
  if (call.operation.operationId === 'bulk-jobs-destroy') return;
  const job = call.store.find(JOBS, 'state', 'executing');
  if (job) execute(call, job);
}
