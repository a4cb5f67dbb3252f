import {apiVersions} from '../../src/config/apiVersions';
import {main, readOptions} from '../../src/node/command';
import {readPublished} from './bundle/readBundle';
import {formatReport, confirmingCalls} from './unverified/confirmingCalls';

/** `npm run spec -- unverified`: lists the calls that settle the statements to confirm. */
main(() => {
  readOptions('npm run spec -- unverified');
  const versions = apiVersions.map((version) => ({...version, calls: confirmingCalls(readPublished(version))}));
  console.log(formatReport(versions));
});
