import {compileScript} from '../node/compileScript';

/** The script of the redirect URI, which the build puts inline (`plugins/page-output/callbackStep.ts`). */
export const callbackScript = compileScript('src/features/auth/callback/index.ts');
