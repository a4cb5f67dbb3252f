import path from 'node:path';
import {missed} from '../lib/patch-checks/failOnMiss';

/** Code that loads after its page. The style sheets load with it. Code of a page isn't here: it wouldn't run without its styles. */
export const ON_DEMAND = [
  /\/src\/features\/try-it\/(?!TryItToggle\/|mount\/)/,
  /\/src\/features\/(search\/SearchModal|body-editor|response-comparison)\//,
  /\/src\/features\/(api-logs\/CallList|followed-operations\/FollowedOperations|recipes\/RecipeRunner|scope-picker\/ScopePicker|sync-planner\/SyncPlanner|webhook-signatures\/SignatureTool)\//,
  /\/src\/components\/PointsMeter\//,
  /\/node_modules\/@docsearch\/css\//,
];

interface StyleModule {
  identifier(): string;
}
interface CacheGroup {
  readonly name?: string;
  test?: (module: StyleModule) => boolean;
}
interface ClientConfig {
  readonly optimization?: {readonly splitChunks?: unknown};
}

const isOnDemand = (identifier: string): boolean => {
  const normalized = identifier.split(path.sep).join('/');
  return ON_DEMAND.some((pattern) => pattern.test(normalized));
};

/**
 * Takes the styles of code that loads on demand out of the style sheet of all pages. Docusaurus puts all styles into one
 * file, because pages share styles and load in any order. That doesn't concern styles that only one chunk has.
 * @throws when Docusaurus has no group of all styles
 */
export function splitOnDemandStyles({optimization}: ClientConfig): void {
  const {cacheGroups} = (optimization?.splitChunks ?? {}) as {cacheGroups?: Record<string, CacheGroup | false>};
  const styles = cacheGroups?.styles;
  if (!styles || styles.name !== 'styles') {
    throw missed('lean-client', 'the bundler has no group of chunks named styles, which onDemandStyles.ts limits');
  }
  styles.test = (module) => !isOnDemand(module.identifier());
}
