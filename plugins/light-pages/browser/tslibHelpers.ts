/** Replaces tslib in the browser; see patches/tslibHelpers.ts. The site's language target needs no other helper. */
export const __importDefault = (module: {readonly __esModule?: boolean; readonly [name: string]: unknown}): object =>
  module.__esModule === true ? module : {default: module};
