import {readOptions} from '../node/options';
import {main} from '../node/steps';
import {dateNotices} from './dates';
import {collect} from './status/collect';
import {formatStatus} from './status/format';

/** `npm run status` prints the state of the project and of `build/`; `-- --json` prints it as data. */
main(() => {
  const {values} = readOptions('npm run status [-- --json]', {options: {json: {type: 'boolean'}}});
  const status = collect();
  console.log(values.json ? JSON.stringify(status, null, 2) : formatStatus(status, new Date()));
  for (const notice of dateNotices(new Date())) console.warn(notice);
  return Promise.resolve();
});
