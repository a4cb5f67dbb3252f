/**
 * Replaces tslib in the browser; see index.ts. `@docusaurus/utils-common` is CommonJS, so the bundler would keep all helpers
 * (3 kB) for the only one that it calls. The site's language target needs no other helper.
 */
export const __importDefault = (module: {readonly __esModule?: boolean; readonly [name: string]: unknown}): object =>
  module.__esModule === true ? module : {default: module};
