import type {Plugin} from '@docusaurus/types';
import {publicFiles} from '../../src/config/publicFiles';
import {type StatsModule, bundledPackages, notices, readPackage, withEmbedded} from './notices';

const NAME = 'third-party-licenses';
/** Stats with all modules, without limits. Only the stats name concatenated modules. */
const ALL_MODULES = {
  all: false,
  modules: true,
  nestedModules: true,
  cachedModules: true,
  groupModulesByType: false,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
};

/**
 * Publishes the licenses of the packages in the browser's scripts and style sheets, as they require. A package without a
 * license text fails the build.
 */
export default function thirdPartyLicenses(): Plugin {
  return {
    name: NAME,
    configureWebpack: ({mode}, isServer, {currentBundler: {instance: bundler}}) => {
      if (isServer || mode !== 'production') return {};
      const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      return {
        plugins: [
          ({hooks}) => {
            hooks.thisCompilation.tap(NAME, (compilation) => {
              compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
                const {modules = []} = compilation.getStats().toJson(ALL_MODULES);
                const packages = withEmbedded([...bundledPackages(modules as StatsModule[])].map(readPackage));
                const text = new bundler.sources.RawSource(notices(packages));
                compilation.emitAsset(publicFiles.thirdPartyLicenses.slice(1), text);
              });
            });
          },
        ],
      };
    },
  };
}
