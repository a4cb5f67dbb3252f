import {isObject} from '@site/src/utils/isObject';
import type {Call} from './call';
import {type Fields, referenceTo} from './store';

const PEOPLE = '/v2/people';

/** Adds the rows of a request to a job, and returns how many. */
export function addRows({store, body, list, id, time}: Call): number {
  const job = store.get('/v2/bulk_jobs', id);
  const rows = Array.isArray(body.data) ? body.data.filter(isObject) : [];
  for (const record of rows)
    store.put(list, {id: store.nextId(), record, status: 'pending', bulk_job: {id: job?.id}, created_at: time});
  if (job) store.put('/v2/bulk_jobs', {...job, total: Number(job.total ?? 0) + rows.length, updated_at: time});
  return rows.length;
}

/** Creates the person of a row, or updates the one with the same key. Returns a reference to the person. */
function upsertPerson({store, time}: Call, {upsert_key: key = 'email_address', ...fields}: Fields): Fields {
  const value = fields[String(key)];
  const existing = value === undefined ? undefined : store.find(PEOPLE, (one) => one[String(key)] === value);
  const {id} = store.put(PEOPLE, {id: store.nextId(), created_at: time, ...existing, ...fields, updated_at: time});
  return referenceTo(PEOPLE, id);
}

/** A job after all its rows were executed, which takes no time here. */
export function executed(call: Call, job: Fields): Fields {
  const {store, time} = call;
  const list = `/v2/bulk_jobs/${String(job.id)}`;
  const rows = store.all(`${list}/job_data`);
  for (const row of rows) {
    const isPerson = job.type === 'person/upsert' && isObject(row.record);
    const resource = isPerson ? upsertPerson(call, row.record as Fields) : null;
    const done = {...row, resource, status: 'success', started_at: time, finished_at: time};
    store.put(`${list}/job_data`, done);
    store.put(`${list}/results`, done);
  }
  const counters = rows.length > 0 && {processed: rows.length, total: rows.length, errors: 0};
  return {...job, ...counters, state: 'done', marked_ready_at: time, started_at: time, finished_at: time};
}
