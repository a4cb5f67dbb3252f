import {apiVersions} from '../../src/config/apiVersions';
import {main, readOptions} from '../../src/node/command';
import {PUBLISHED, bundleVersion, writeDownloads, writeForPages} from './bundle/bundleVersion';
import {readPublished} from './bundle/readBundle';
import {publishRecipes} from './recipes/publishRecipes';
import {publishRules} from './sandbox/publishRules';

main(async () => {
  readOptions('npm run api:bundle');
  for (const version of apiVersions) {
    const bundled = await bundleVersion(version);
    writeForPages(version, bundled);
    await writeDownloads(version, bundled);
    const {paths, webhooks = {}} = bundled.published;
    console.log(
      `${version.label}: ${String(Object.keys(paths).length)} paths, ${String(Object.keys(webhooks).length)} webhooks → ${PUBLISHED}/${version.id}.json, .yaml, .d.ts, .postman_collection.json, .bruno.zip`,
    );
  }
  const latest = readPublished(apiVersions[0]);
  publishRules(latest);
  await publishRecipes(`${PUBLISHED}/recipes`, latest);
});
