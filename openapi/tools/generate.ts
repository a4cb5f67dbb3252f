import {apiVersions} from '../../src/config/apiVersions';
import {correctionsOf} from '../../src/config/corrections';
import {main, readOptions} from '../../src/node/command';
import {historyOf, writeHistory} from './changes/compare';
import {readSnapshots} from './changes/snapshots';
import {explained} from './generate/explained';
import {runPlugin} from './generate/openApiPlugin';
import {isOfPlugin} from './generate/shim';
import {writePages} from './generate/writePages';

main(async () => {
  readOptions('npm run api:generate');
  for (const version of apiVersions)
    writeHistory(version, historyOf(readSnapshots(version.id), correctionsOf(version.id)));
  const missing = await explained(apiVersions, () => writePages(undefined, isOfPlugin));
  if (missing.length > 0) await runPlugin(missing);
});
