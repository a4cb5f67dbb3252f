import {parseArgs} from 'node:util';
import {main} from '../../src/cli/steps';
import {benchScale} from './scale';
import {benchVisits} from './visits';

/** `npm run bench` measures both; `-- --only visits` or `-- --only scale` one of them. */
const {values} = parseArgs({options: {only: {type: 'string'}}});

main(async () => {
  if (values.only !== 'scale') await benchVisits();
  if (values.only !== 'visits') await benchScale();
});
