import {apiVersions} from '../../src/config/apiVersions';
import {main, readOptions} from '../../src/node/command';
import {readPublished} from './bundle/readBundle';
import {formatOwnerReport, ownerCalls} from './unverified/ownerCalls';

/** `npm run spec -- unverified`: lists the calls that settle the statements to confirm. */
main(() => {
  readOptions('npm run spec -- unverified');
  const versions = apiVersions.map((version) => ({...version, calls: ownerCalls(readPublished(version))}));
  console.log(formatOwnerReport(versions));
});
