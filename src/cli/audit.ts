import {execFile} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {publicFiles} from '../config/publicFiles';
import {readOptions} from '../node/options';
import {StepFailed, main} from '../node/steps';
import {type Report, packagesIn, readAdvisories, readSignatures} from './auditReport';
import {dateNotices} from './dates';

const execute = promisify(execFile);

/** The output of an npm command. npm exits with 1 both for findings and for failed requests. */
const ask = (...args: readonly string[]): Promise<string> =>
  execute('npm', [...args, '--json'], {maxBuffer: 1024 ** 3}).then(
    ({stdout}) => stdout,
    (error: unknown) => (error as {readonly stdout?: string}).stdout ?? '',
  );

function shippedPackages(): ReadonlySet<string> {
  const file = path.join('build', publicFiles.thirdPartyLicenses);
  if (!existsSync(file))
    throw new Error(`There is no ${file}, which names the packages that visitors get. Run npm run build first.`);
  return packagesIn(readFileSync(file, 'utf8'));
}

/** Prints the result of one check. Returns whether it passed. */
function tell(question: string, report: Report): boolean {
  if (report.status === 'unknown') {
    console.error(`✗ ${question}: not checked, because the registry did not respond (${report.reason}). Run it again.`);
    return false;
  }
  const {problems, notes} = report;
  console.log(
    `${problems.length === 0 ? '✓' : '✗'} ${question} (problems: ${String(problems.length)}, notes: ${String(notes.length)})`,
  );
  for (const line of problems) console.error(`  ✗ ${line}`);
  for (const line of notes) console.log(`  · ${line}`);
  return problems.length === 0;
}

/** Checks what changes without a commit: advisories, signatures, and dates. */
main(async () => {
  readOptions('npm run audit');
  const shipped = shippedPackages();
  const results = [
    tell('Advisories for packages', readAdvisories(await ask('audit'), shipped)),
    tell('Signatures of packages', readSignatures(await ask('audit', 'signatures'))),
    tell('Dates', {status: 'known', problems: [], notes: dateNotices(new Date())}),
  ];
  if (results.includes(false)) throw new StepFailed('The audit did not pass.');
});
