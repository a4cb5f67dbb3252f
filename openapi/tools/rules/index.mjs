/** Redocly loads only JavaScript. This file loads the TypeScript rules. */
import {tsImport} from 'tsx/esm/api';

const {rulesPlugin} = await tsImport('./plugin.ts', import.meta.url);

export default rulesPlugin;
