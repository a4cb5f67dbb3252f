/** Redocly loads JavaScript only; this is its door to the rules, which are TypeScript like the rest of the tools. */
import {tsImport} from 'tsx/esm/api';

const {rulesPlugin} = await tsImport('./plugin.ts', import.meta.url);

export default rulesPlugin;
