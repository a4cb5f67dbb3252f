import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {judge, testResults} from './acceptance/judge';
import {STAGES} from './stages/stages';

const REPORTS = Object.values(STAGES).flatMap(({report}) => (report === undefined ? [] : [`reports/${report}`]));

/** Compares `tests/acceptance.yaml` with what the runners reported, prints the table and ends with 1 when a promise is not kept. */
const missing = REPORTS.filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(`No report in ${missing.join(', ')}. Run the tests first: npm test`);
  process.exit(1);
}
/** Ends with the file and the fix if it is damaged. */
function parseReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`${file} can't be read: ${String(error)}. Run the tests again: npm test`);
    process.exit(1);
  }
}

const results = REPORTS.flatMap((file) => testResults(parseReport(file)));
const rows = judge(parse(readFileSync('tests/acceptance.yaml', 'utf8')) as Parameters<typeof judge>[0], results);
for (const {id, status, passed, failed, fault} of rows) {
  console.log(
    `${fault ? '✗' : status === 'done' ? '✓' : '·'} ${id.padEnd(14)} ${status.padEnd(8)} ${String(passed)} passed, ${String(failed)} failed${fault ? `: ${fault}` : ''}`,
  );
}
const kept = rows.filter(({status, fault}) => status === 'done' && !fault).length;
const faults = rows.filter(({fault}) => fault).length;
const pending = rows.filter(({status}) => status === 'pending').length;
console.log(
  `\nAcceptance: ${String(kept)} of ${String(rows.length)} behaviors proven, ${String(pending)} pending, ${String(faults)} faults.`,
);
const failures = results.filter(({outcome}) => outcome === 'failed');
// A run prints thousands of lines after the first failure.
for (const {title} of failures) console.error(`✗ ${title}`);
const failed = failures.length + faults;
const passed = results.filter(({outcome}) => outcome === 'passed').length;
const skipped = results.filter(({outcome}) => outcome === 'skipped').length;
console.log(`${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
