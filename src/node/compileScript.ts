import path from 'node:path';
import {buildSync} from 'esbuild';

/**
 * Compiles a script that runs before the site's bundle, for the browsers that the site supports.
 * @param entry a path below the project, such as `src/features/page-loading/start/index.ts`
 */
export function compileScript(entry: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16'],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
