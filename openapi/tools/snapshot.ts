import {apiVersions} from '../../src/config/apiVersions';
import {main, readOptions} from '../../src/node/command';
import {dayOf, hasOtherContract, readSnapshots, writeSnapshot} from './changes/snapshots';
import {readPublished} from './bundle/readBundle';

/** Compares each version with its newest snapshot, and writes a new one if the contract changed. */
main(() => {
  readOptions('npm run spec -- snapshot');
  // All are read before one is written, so that a damaged file of one version leaves the others as they are.
  const read = apiVersions.map((version) => ({
    version,
    spec: readPublished(version),
    newest: readSnapshots(version.id).at(-1),
  }));
  for (const {version, spec, newest} of read) {
    if (newest && !hasOtherContract(newest, spec)) {
      console.log(`API ${version.label}: unchanged since its newest snapshot`);
      continue;
    }
    console.log(`API ${version.label}: ${writeSnapshot(version.id, dayOf(new Date().toISOString()), spec)}`);
    if (newest)
      console.log(
        'npm start shows the changes in the changelog. If the API itself did not change, name the snapshot in src/config/corrections.ts.',
      );
  }
});
