import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {parse} from 'yaml';
import {changesBetween} from './changes/compare';
import {changeReport} from './changes/report';
import {readOptions} from '../../src/node/options';
import {main} from '../../src/node/steps';
import {type Node, isNode} from '../model/node';

const USAGE = 'npm run spec -- diff <old> <new>, two bundles (.json, .yaml) or snapshots (.json.gz)';

/** @throws with the file and the fix when it is not an API description */
function read(file: string): Node {
  try {
    const bytes = readFileSync(file);
    const document: unknown = parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
    if (isNode(document) && isNode(document.paths)) return document;
    throw new Error('it has no paths');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be read as an API description: ${reason}. Usage: ${USAGE}`, {cause: error});
  }
}

main(() => {
  const {positionals} = readOptions(USAGE, {allowPositionals: true});
  const [older, newer, ...others] = positionals;
  if (older === undefined || newer === undefined || others.length > 0)
    throw new Error(`Name two descriptions. Usage: ${USAGE}`);
  console.log(changeReport(changesBetween(read(older), read(newer))));
});
