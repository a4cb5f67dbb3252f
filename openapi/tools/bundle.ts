import {type ApiVersion, apiVersions} from '../../src/config/apiVersions';
import {main, readOptions} from '../../src/node/command';
import {PUBLISHED, joinVersion, writeDownloads, writeForPages} from './bundle/joinVersion';
import {publishRecipes} from './recipes/publishRecipes';

async function bundle(version: ApiVersion): Promise<void> {
  const bundled = await joinVersion(version);
  writeForPages(version, bundled);
  await writeDownloads(version, bundled);
  const {paths, webhooks = {}} = bundled.published;
  console.log(
    `${version.label}: ${String(Object.keys(paths).length)} paths, ${String(Object.keys(webhooks).length)} webhooks → ${PUBLISHED}/${version.id}.json, .yaml, .d.ts`,
  );
}

main(async () => {
  readOptions('npm run api:bundle');
  for (const version of apiVersions) await bundle(version);
  await publishRecipes(`${PUBLISHED}/recipes`);
});
