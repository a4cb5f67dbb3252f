import {isObject} from '@site/src/utils/isObject';
import type {Call} from './call';
import {type Fields, textOf} from './store';

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

const PEOPLE = '/v2/people';

export function addRows({store, body, list, id, time}: Call): number {
  const job = store.get('/v2/bulk_jobs', id);
  const rows = Array.isArray(body.data) ? body.data.filter(isObject) : [];
  for (const record of rows)
    store.put(list, {id: store.nextId(), record, status: 'pending', bulk_job: {id: job?.id}, created_at: time});
  if (job) store.put('/v2/bulk_jobs', {...job, total: Number(job.total ?? 0) + rows.length, updated_at: time});
  return rows.length;
}

/** What executing a row does: creates the person, or updates the one with the same key. A row without its key fails. */
function upsertPerson({store, time}: Call, {upsert_key: key, ...fields}: Fields): Fields {
  const name = textOf(key);
  const value = fields[name];
  if (name !== '' && textOf(value) === '') return {status: 'error', error: `${name} is missing`, resource: {}};
  const existing = name === '' ? undefined : store.find(PEOPLE, (one) => one[name] === value);
  const before = existing ?? {id: store.nextId(), created_at: time};
  const person = store.put(PEOPLE, withNames({...before, ...fields, updated_at: time}));
  return {status: 'success', error: null, resource: {upsert_type: existing ? 'update' : 'create', person}};
}

/** A job after all its rows were executed, which takes no time here. */
export function executed(call: Call, job: Fields): Fields {
  const {store, time} = call;
  const list = `/v2/bulk_jobs/${String(job.id)}`;
  const rows = store.all(`${list}/job_data`).map((row): Fields => {
    const isPerson = job.type === 'person/upsert' && isObject(row.record);
    const outcome = isPerson
      ? upsertPerson(call, row.record as Fields)
      : {status: 'success', error: null, resource: null};
    return {...row, ...outcome, started_at: time, finished_at: time};
  });
  for (const row of rows) {
    store.put(`${list}/job_data`, row);
    store.put(`${list}/results`, row);
  }
  const errors = rows.filter(({status}) => status === 'error').length;
  const counters = rows.length > 0 && {processed: rows.length, total: rows.length, errors};
  return {...job, ...counters, state: 'done', marked_ready_at: time, started_at: time, finished_at: time};
}
