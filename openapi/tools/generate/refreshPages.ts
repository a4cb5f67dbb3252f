import {type Bundle, bundleVersion, writeDownloads, writeForPages} from '../bundle/bundleVersion';
import {explained} from './explained';
import {type GuideSources, type KnownVersion, writePages} from './writePages';

/**
 * Makes the pages follow changed descriptions, and then the downloads, for `npm start`. Reads only what changed, in this
 * process.
 * @throws with the file, the line and the fix when a description has an error; nothing is written then
 */
export async function refreshPages(changed: readonly KnownVersion[], guideSources: GuideSources): Promise<void> {
  const bundles = new Map<KnownVersion, Bundle>();
  await explained(changed, async () => {
    for (const version of changed) bundles.set(version, await bundleVersion(version));
    writePages(guideSources, bundles);
  });
  for (const [version, bundle] of bundles) {
    writeForPages(version, bundle);
    await writeDownloads(version, bundle);
  }
}
