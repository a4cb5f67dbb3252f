import type {Plugin} from '@docusaurus/types';
import {publicFiles} from '../../src/config/publicFiles';
import {type StatsModule, bundledPackages} from './bundledPackages';
import {notices, readPackage} from './notices';

const NAME = 'third-party-licenses';
/** All modules, without the limits that keep a report short. Only the stats name the modules that were joined into one. */
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
 * Publishes the licenses of the packages that are in the browser's scripts and style sheets: they require their notice in
 * each copy. A package without the text of its license fails the build.
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
                const packages = [...bundledPackages(modules as StatsModule[])].map(readPackage);
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
