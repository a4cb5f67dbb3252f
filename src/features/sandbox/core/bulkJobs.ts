import data from '@site/openapi/dist/sandbox.json';
import type {Place} from '../../../../openapi/model/sandboxRules';
import {lackingAlternative} from '../../../../openapi/model/validateBody';
import {isObject} from '../../../utils/isObject';
import type {Call} from './call';
import {applyRules} from './rules';
import {type Fields, textOf} from './store';

const JOBS = '/v2/bulk_jobs';

/** Rows of one upload (API), and rows that run between two requests: a large job must not hold up other requests. */
export const ROWS_AT_ONCE = 5000;

export function addRows({store, body, list, id, time}: Call): number {
  const job = store.get(JOBS, id);
  const rows = Array.isArray(body.data) ? body.data.filter(isObject) : [];
  for (const record of rows)
    store.put(list, {id: store.nextId(list), record, status: 'pending', bulk_job: {id: job?.id}, created_at: time});
  if (job) store.put(JOBS, {...job, total: Number(job.total ?? 0) + rows.length, updated_at: time});
  return rows.length;
}

function first(count: number, records: Iterable<Fields>): readonly Fields[] {
  const found: Fields[] = [];
  for (const record of records) if (found.push(record) === count) break;
  return found;
}

const failed = (error: string): Fields => ({status: 'error', error, resource: {}});

/** What executing a row does: an upsert, as the operation for one record. A row without its key fails. */
function upsertRow(call: Call, operationId: string, place: Place, row: Fields): Fields {
  const {list, name = '', keys = [], requires = []} = place;
  const {store, time} = call;
  const {upsert_key: by, ...fields} = row;
  const key = textOf(by);
  // Each field that finds records gets an index.
  if (key !== '' && !keys.includes(key)) return failed(`upsert_key must be one of: ${keys.join(', ')}`);
  if (key !== '' && textOf(row[key]) === '') return failed(`${key} is missing`);
  const existing = key === '' ? undefined : store.find(list, key, row[key]);
  const lacking = existing ? undefined : lackingAlternative(requires, row);
  if (lacking) return failed(`a new record requires ${lacking.limit ?? ''}`);
  const draft = {...(existing ?? {created_at: time}), ...fields, id: existing?.id, updated_at: time};
  const {record, errors = {}} = applyRules({...call, list, body: row}, operationId, {
    record: draft,
    ...(!existing && {newId: () => store.nextId(list)}),
  });
  const [problem] = Object.entries(errors);
  if (problem) return failed(problem.flat().join(' '));
  const resource = {upsert_type: existing ? 'update' : 'create', [name]: store.put(list, record)};
  return {status: 'success', error: null, resource};
}

/** Executes the next rows of a job. */
function execute(call: Call, job: Fields): void {
  const {store, time} = call;
  const list = `${JOBS}/${String(job.id)}`;
  // `person/upsert` does what `person-upserts-create` does.
  const operationId = `${textOf(job.type).replace('/upsert', '-upserts')}-create`;
  const place = data.records[operationId];
  let [processed, errors] = [Number(job.processed ?? 0), Number(job.errors ?? 0)];
  for (const row of first(ROWS_AT_ONCE, store.having(`${list}/job_data`, 'status', 'pending'))) {
    const outcome =
      place && isObject(row.record)
        ? upsertRow(call, operationId, place, row.record)
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

/** Executes rows of the first job that waits, unless the call cancels one. A job runs between the request that marks it ready and the next ones. */
export function executeQueued(call: Call): void {
  if (call.operation.operationId === 'bulk-jobs-destroy') return;
  const job = call.store.find(JOBS, 'state', 'executing');
  if (job) execute(call, job);
}
