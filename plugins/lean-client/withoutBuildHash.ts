import {type BundlerPlugin, missed, report} from '../patch-checks/failOnMiss';

const NAME = 'lean-client';
const FULL_HASH = 'get_full_hash';

/**
 * Takes the hash of the whole build out of the bundler's runtime. Style sheets with a hash in their names ask for it, and
 * nothing reads it; but it depends on the folder that the site is built in, and gives the runtime, which every page names,
 * another name in each. Fails the bundle when the runtime has no such module.
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
