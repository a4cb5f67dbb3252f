import {once} from 'node:events';
import {LIMITS, planOf, textsIn, valuesOf} from '../../src/features/sync-planner/core/plan';
import {verifySignature} from '../../src/features/webhook-signatures/core/signature';
import {LONGEST_LINE, WholeLines} from '../../src/mcp/wholeLines';
import {dataOf, testSandbox} from '../unit/features/sandbox/testSandbox';

const ROWS = 10_000;
/** Rows of an upload, and so of what runs for one request. */
const UPLOAD = 5000;
/** Bytes that Node reads at once from a pipe. */
const PIECE = 65_536;

async function bulkJob(): Promise<void> {
  const {send} = testSandbox();
  const job = `/v2/bulk_jobs/${String(dataOf(await send('POST /v2/bulk_jobs', {type: 'person/upsert'})).id)}`;
  const rows = Array.from({length: ROWS}, (_, index) => ({
    upsert_key: 'email_address',
    email_address: `person.${String(index)}@cobaltdental.example`,
  }));
  for (let from = 0; from < ROWS; from += UPLOAD)
    await send(`POST ${job}/job_data`, {data: rows.slice(from, from + UPLOAD)});
  await send(`PUT ${job}`, {ready_to_execute: true});
  while (dataOf(await send(`GET ${job}`)).state !== 'done');
}

async function longestLine(): Promise<void> {
  const lines = new WholeLines(() => undefined).resume();
  for (let from = 0; from < LONGEST_LINE - PIECE; from += PIECE) lines.write(Buffer.alloc(PIECE, 'x'));
  lines.end('\n');
  await once(lines, 'end');
}

const LARGEST: Readonly<Record<string, () => unknown>> = {
  'bulk job of 10,000 rows': bulkJob,
  'plan for 10 million records': () =>
    planOf({...valuesOf(textsIn('')), records: LIMITS.records.most, perPage: LIMITS.perPage.least}),
  'MCP line of 16 MB': longestLine,
  'signature with 200,000 spaces': () => verifySignature(`{}${' '.repeat(200_000)}.`, 'a'.repeat(40), 'token'),
};

/** How long the largest inputs take in Node, in milliseconds. */
export async function measureLargest(): Promise<Readonly<Record<string, number>>> {
  const times: Record<string, number> = {};
  for (const [input, run] of Object.entries(LARGEST)) {
    const start = performance.now();
    await run();
    times[input] = performance.now() - start;
  }
  return times;
}
