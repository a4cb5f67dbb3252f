import {main} from '../node/command';

/** Tools for the API descriptions. Each begins to work when it's imported. */
const TOOLS: Readonly<Record<string, () => Promise<unknown>>> = {
  lint: () => import('../../openapi/tools/lint'),
  record: () => import('../../openapi/tools/record'),
  snapshot: () => import('../../openapi/tools/snapshot'),
  unverified: () => import('../../openapi/tools/unverified'),
};

const [name = ''] = process.argv.splice(2, 1);
const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;

/** `npm run spec -- lint` runs a tool. Further arguments are the tool's. */
if (tool) void tool();
else main(() => Promise.reject(new Error(`Name a tool: npm run spec -- ${Object.keys(TOOLS).join('|')}`)));
