import {createHash} from 'node:crypto';
import {rmSync} from 'node:fs';
import {compileScript} from '../../src/node/compileScript';
import {writeIn} from '../../src/node/files';

/** A generated folder of static files, named in docusaurus.config.ts. */
export const START_FOLDER = '.docusaurus/light-pages-static';

const compiled = compileScript('src/features/page-loading/start/index.ts');
const hash = createHash('sha256').update(compiled).digest('hex').slice(0, 8);

/** Path of the script that starts the others, below the base URL. Hosts cache the folder forever, so the name has a hash. */
export const startScript = `assets/js/start.${hash}.js`;

/** Writes the script that starts the others, and removes that of earlier sources. It is a separate file, because it runs before the bundle. */
export function writeStartScript(): void {
  rmSync(START_FOLDER, {recursive: true, force: true});
  writeIn(START_FOLDER, startScript, compiled);
}
