import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {apiVersions} from '../../../src/config/apiVersions';
import type {Node} from '../../model/node';
import {type Report, type SpecFile, reportOn} from './report';

/** Reads the source files instead of the bundle, because their folders name the resources and a shared part counts once. */
function readSpec(folder: string): SpecFile[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({path: file, document: parse(readFileSync(path.join(folder, file), 'utf8')) as Node}));
}

/** The statements to confirm of each API version, with its label. */
export const readReports = (): {readonly label: string; readonly report: Report}[] =>
  apiVersions.map(({id, label}) => ({label, report: reportOn(readSpec(`openapi/${id}`))}));
