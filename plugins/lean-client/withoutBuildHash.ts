import {type BundlerPlugin, missed, report} from '../lib/patch-checks/failOnMiss';

const NAME = 'lean-client';
const FULL_HASH = 'get_full_hash';

/**
 * Removes the hash of the whole build from the bundler's runtime. Nothing reads it, but it depends on the build folder, so
 * it would change the name of the runtime file on every page. Fails the bundle when the runtime has no such module.
 */
export const withoutBuildHash: BundlerPlugin = {
  apply: ({hooks}) =>
    hooks.thisCompilation.tap(NAME, (compilation) => {
      let isFound = false;
      compilation.hooks.runtimeModule.tap(NAME, ({name, source}) => {
        if (name !== FULL_HASH || !source) return;
        isFound = true;
        source.source = Buffer.from('');
      });
      compilation.hooks.processAssets.tap(NAME, () => {
        if (!isFound) report(compilation, missed(NAME, `the bundler's runtime has no module ${FULL_HASH}`));
      });
    }),
};
