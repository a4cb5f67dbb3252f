import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {parse} from 'yaml';
import {changesBetween} from './changes/compare';
import {changeReport} from './changes/report';
import {type Node, isNode} from '../model/node';
import {reportFailure} from './reportFailure';

const USAGE =
  'Name two descriptions, the older one first: npm run spec:diff -- old.json new.yaml. Bundles and snapshots (.json.gz) are taken.';

/** @throws with the file and the fix when it is not an API description */
function read(file: string): Node {
  try {
    const bytes = readFileSync(file);
    const document: unknown = parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
    if (isNode(document) && isNode(document.paths)) return document;
    throw new Error('it has no paths');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be read as an API description: ${reason}. ${USAGE}`, {cause: error});
  }
}

try {
  const [older, newer, ...others] = process.argv.slice(2);
  if (older === undefined || newer === undefined || others.length > 0) throw new Error(USAGE);
  console.log(changeReport(changesBetween(read(older), read(newer))));
} catch (error) {
  reportFailure(error);
}
