import {execFile} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {publicFiles} from '../config/publicFiles';
import {expiryNotice} from '../hosting/securityText';
import {StepFailed, main} from '../node/steps';
import {type Report, packagesIn, readAdvisories, readSignatures} from './auditReport';

const execute = promisify(execFile);

/** The output of an npm command. npm ends with 1 both when it has found something and when it could not ask. */
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

/** Prints what is known about one question. @returns whether all is well */
function tell(question: string, report: Report): boolean {
  if (report.status === 'unknown') {
    console.error(
      `✗ ${question}: not checked, because the registry gave no response (${report.reason}). Run it again.`,
    );
    return false;
  }
  const {faults, notes} = report;
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${question}: ${String(faults.length)} faults, ${String(notes.length)} notes`,
  );
  for (const line of faults) console.error(`  ✗ ${line}`);
  for (const line of notes) console.log(`  · ${line}`);
  return faults.length === 0;
}

/** What changes without a commit: advisories about packages, their signatures, and the end of security.txt. */
main(async () => {
  const shipped = shippedPackages();
  const notice = expiryNotice(new Date());
  const results = [
    tell('Advisories for packages', readAdvisories(await ask('audit'), shipped)),
    tell('Signatures of packages', readSignatures(await ask('audit', 'signatures'))),
    tell('security.txt', {status: 'known', faults: notice === undefined ? [] : [notice], notes: []}),
  ];
  if (results.includes(false)) throw new StepFailed('The audit did not pass.');
});
