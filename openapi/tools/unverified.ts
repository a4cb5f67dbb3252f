import {apiVersions} from '../../src/config/apiVersions';
import {readOptions} from '../../src/node/options';
import {main} from '../../src/node/steps';
import {readPublished} from './bundle/readBundle';
import {ownerCalls} from './unverified/ownerCalls';
import {formatOwnerReport} from './unverified/ownerReport';
import {formatReport} from './unverified/report';

/** `npm run spec -- unverified`: lists the statements by resource. With `-- --owner` by the calls that settle them. */
main(() => {
  const {values} = readOptions('npm run spec -- unverified [--owner]', {options: {owner: {type: 'boolean'}}});
  if (values.owner) {
    const versions = apiVersions.map((version) => ({...version, calls: ownerCalls(readPublished(version))}));
    console.log(formatOwnerReport(versions));
  } else console.log(apiVersions.map((version) => formatReport(version.label, readPublished(version))).join('\n\n'));
});
