import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesOf} from '../../../src/node/files';
import type {Patch} from '../patch';

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
const FOLDERS = [...ON_DEMAND, ...IN_PAGE];
const GROUP = 'the group of chunks named styles';

interface CacheGroup {
  readonly name?: string;
  test?: (module: {identifier(): string}) => boolean;
}

const isOnDemand = (identifier: string): boolean => {
  const normalized = identifier.split(path.sep).join('/');
  const isIn = (folder: string): boolean => normalized.includes(`/${folder}/`);
  return ON_DEMAND.some(isIn) && !IN_PAGE.some(isIn);
};

const sheetsIn = (folder: string): number =>
  existsSync(folder) ? filesOf(folder).filter((file) => file.endsWith('.css')).length : 0;

/** Docusaurus puts all styles into one file, because pages share styles and load in any order. That doesn't concern styles that only one chunk has. */
export const onDemandStyles: Patch = {
  replaces: "The `test` of the bundler's group of styles",
  why: "Try-it, the search modal and other tools have styles that pages don't need before they open.",
  gain: '22 kB of styles',
  measure: 'npm test -- weights',
  removeWhen: 'Docusaurus splits styles',
  isForBuilds: true,
  expects: [GROUP, ...FOLDERS],
  configure: ({optimization}, matched) => {
    const {cacheGroups} = (optimization?.splitChunks ?? {}) as {cacheGroups?: Record<string, CacheGroup | false>};
    const styles = cacheGroups?.styles;
    if (!styles || styles.name !== 'styles') return undefined;
    matched(GROUP);
    for (const folder of FOLDERS) matched(folder, sheetsIn(folder));
    styles.test = (module) => !isOnDemand(module.identifier());
    return undefined;
  },
};
