import {parseArgs} from 'node:util';
import {main} from '../node/steps';
import {collect} from './status/collect';
import {formatStatus} from './status/format';

/** `npm run status` prints the state of the project and of `build/`; `-- --json` prints it as data. */
main(() => {
  const {values} = parseArgs({options: {json: {type: 'boolean'}}});
  const status = collect();
  console.log(values.json ? JSON.stringify(status, null, 2) : formatStatus(status));
  return Promise.resolve();
});
