import {parseArgs} from 'node:util';
import {apiVersions} from '../../src/config/apiVersions';
import {readPublished} from './published';
import {reportFailure} from './reportFailure';
import {ownerCalls} from './unverified/ownerCalls';
import {formatOwnerReport} from './unverified/ownerReport';
import {readReports} from './unverified/readReports';
import {formatReport} from './unverified/report';

/** `npm run spec -- unverified`: lists the statements by resource. With `--owner` by the calls that settle them. */
function listUnverified(): void {
  const {values} = parseArgs({options: {owner: {type: 'boolean'}}});
  if (values.owner) {
    const versions = apiVersions.map((version) => ({...version, calls: ownerCalls(readPublished(version))}));
    console.log(formatOwnerReport(versions));
    return;
  }
  const reports = readReports();
  for (const {label, report} of reports) console.log(`${formatReport(label, report)}\n`);
  console.log(`Total: ${String(reports.reduce((sum, {report}) => sum + report.total, 0))} statements to confirm.`);
}

try {
  listUnverified();
} catch (error) {
  reportFailure(error);
}
