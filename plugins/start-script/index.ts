import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileScript} from '../../src/node/compileScript';
import {writeIn} from '../../src/node/files';

/** A generated folder of static files, named in docusaurus.config.ts. */
export const START_FOLDER = '.docusaurus/start-script-static';

const compiled = compileScript('src/features/page-loading/start/index.ts');
const hash = createHash('sha256').update(compiled).digest('hex').slice(0, 8);

/** Path of the script that starts the others, below the base URL. Hosts cache the folder forever, so the name has a hash. */
export const startScript = `assets/js/start.${hash}.js`;

/** Writes the script that starts the others. It is a separate file, because it runs before the bundle. */
export default function startScriptPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'start-script',
    loadContent() {
      writeIn(path.join(siteDir, START_FOLDER), startScript, compiled);
    },
  };
}
