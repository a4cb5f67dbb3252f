import {historyOf, writeHistory} from '../../openapi/tools/changes/compare';
import {readSnapshots} from '../../openapi/tools/changes/snapshots';
import {explained} from '../../openapi/tools/generate/explained';
import {runPlugin} from '../../openapi/tools/generate/openApiPlugin';
import {isOfPlugin} from '../../openapi/tools/generate/shim';
import {writePages} from '../../openapi/tools/generate/writePages';
import {guideSources} from '../../plugins/lib/guides/guideLinks';
import {apiVersions} from '../config/apiVersions';
import {correctionsOf} from '../config/corrections';
import {main, readOptions} from '../node/command';

main(async () => {
  readOptions('npm run api:generate');
  for (const version of apiVersions)
    writeHistory(version, historyOf(readSnapshots(version.id), correctionsOf(version.id)));
  const missing = await explained(apiVersions, () => writePages(guideSources, undefined, isOfPlugin));
  if (missing.length > 0) await runPlugin(missing);
});
