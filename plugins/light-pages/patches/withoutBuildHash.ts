import type {BundlerPlugin} from '../../lib/patch-checks/failOnMiss';
import type {Matched, Patch} from '../patch';

const FULL_HASH = 'get_full_hash';

/** Empties the module of the bundler's runtime that has the hash of the whole build. Nothing reads it. */
const emptied = (matched: Matched): BundlerPlugin => ({
  apply: ({hooks}) =>
    hooks.thisCompilation.tap(FULL_HASH, (compilation) =>
      compilation.hooks.runtimeModule.tap(FULL_HASH, ({name, source}) => {
        if (name !== FULL_HASH || !source) return;
        matched(FULL_HASH);
        source.source = Buffer.from('');
      }),
    ),
});

export const withoutBuildHash: Patch = {
  replaces: 'The module `get_full_hash` of the runtime of Rspack',
  why: 'The hash depends on the folder of the build, and each change makes a new runtime on every page.',
  gain: 'Builds in two folders are identical',
  measure: 'npm run nightly -- reproduce',
  removeWhen: 'Rspack omits the hash if only `contenthash` is used',
  isForBuilds: true,
  expects: [FULL_HASH],
  configure: (_, matched) => ({plugins: [emptied(matched) as never]}),
};
