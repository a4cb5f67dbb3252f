import {apiVersions} from '../../src/config/apiVersions';
import {readOptions} from '../../src/node/options';
import {main} from '../../src/node/steps';
import {readPublished} from './bundle/readBundle';
import {ownerCalls} from './unverified/ownerCalls';
import {formatOwnerReport} from './unverified/ownerReport';

/** `npm run spec -- unverified`: lists the calls that settle the statements to confirm. */
main(() => {
  readOptions('npm run spec -- unverified');
  const versions = apiVersions.map((version) => ({...version, calls: ownerCalls(readPublished(version))}));
  console.log(formatOwnerReport(versions));
});
