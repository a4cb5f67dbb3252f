import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {apiVersions} from '../../src/config/apiVersions';
import type {Node} from '../model/node';
import {type SpecFile, formatReport, reportOn} from './unverified/report';

/** Reads the source files instead of the bundle, because their folders name the resources and a shared part counts once. */
function readSpec(folder: string): SpecFile[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({path: file, document: parse(readFileSync(path.join(folder, file), 'utf8')) as Node}));
}

const reports = apiVersions.map(({id, label}) => ({label, report: reportOn(readSpec(`openapi/${id}`))}));
for (const {label, report} of reports) console.log(`${formatReport(label, report)}\n`);
console.log(`Total: ${String(reports.reduce((sum, {report}) => sum + report.total, 0))} statements to confirm.`);
