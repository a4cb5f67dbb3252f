import {formatReport} from './unverified/report';
import {readReports} from './unverified/readReports';

const reports = readReports();
for (const {label, report} of reports) console.log(`${formatReport(label, report)}\n`);
console.log(`Total: ${String(reports.reduce((sum, {report}) => sum + report.total, 0))} statements to confirm.`);
