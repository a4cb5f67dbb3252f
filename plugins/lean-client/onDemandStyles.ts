import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesOf} from '../../src/node/files';
import {missed} from '../lib/patch-checks/failOnMiss';

/** Folders of code that loads after its page. The style sheets load with it. Code of a page isn't here: it wouldn't run without its styles. */
const ON_DEMAND = [
  'src/features/try-it',
  'src/features/search/SearchModal',
  'src/features/body-editor',
  'src/features/response-comparison',
  'src/features/api-logs/CallList',
  'src/features/followed-operations/FollowedOperations',
  'src/features/recipes/RecipeRunner',
  'src/features/scope-picker/ScopePicker',
  'src/features/sync-planner/SyncPlanner',
  'src/features/webhook-signatures/SignatureTool',
  'src/components/PointsMeter',
  'node_modules/@docsearch/css',
];
/** Folders in those whose code is in the page. */
const IN_PAGE = ['src/features/try-it/TryItToggle'];

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
  const isIn = (folder: string): boolean => normalized.includes(`/${folder}/`);
  return ON_DEMAND.some(isIn) && !IN_PAGE.some(isIn);
};

/**
 * Takes the styles of code that loads on demand out of the style sheet of all pages. Docusaurus puts all styles into one
 * file, because pages share styles and load in any order. That doesn't concern styles that only one chunk has.
 * @throws when Docusaurus has no group of all styles, or a folder has none
 */
export function splitOnDemandStyles({optimization}: ClientConfig, siteDir: string): void {
  const {cacheGroups} = (optimization?.splitChunks ?? {}) as {cacheGroups?: Record<string, CacheGroup | false>};
  const styles = cacheGroups?.styles;
  if (!styles || styles.name !== 'styles') {
    throw missed('lean-client', 'the bundler has no group of chunks named styles, which onDemandStyles.ts limits');
  }
  for (const folder of [...ON_DEMAND, ...IN_PAGE]) {
    const root = path.join(siteDir, folder);
    if (!existsSync(root) || !filesOf(root).some((file) => file.endsWith('.css')))
      throw missed('lean-client', `${folder} has no style sheet, and onDemandStyles.ts names it`);
  }
  styles.test = (module) => !isOnDemand(module.identifier());
}
