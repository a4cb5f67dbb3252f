import {createRequire} from 'node:module';
import {type Patch, browserModule} from '../patch';

export const entry: Patch = {
  replaces: "Docusaurus's entry of the script",
  why: 'It evaluates the whole script in one task, and a tap or scroll waits for it.',
  gain: 'The script starts in several tasks',
  measure: 'npm run bench -- --against <folder>',
  removeWhen: "Docusaurus's entry splits its work",
  // Live reload reads the hash of the build from the stock entry.
  isForBuilds: true,
  imports: [
    {
      request: createRequire(__filename).resolve('@docusaurus/core/lib/client/clientEntry.js'),
      by: browserModule('entry'),
    },
  ],
};
