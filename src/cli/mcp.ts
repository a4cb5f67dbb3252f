import {serveFolder} from '../mcp/serveFolder';

/** `node .config/run.cjs src/cli/mcp.ts [folder]`. npm would print its own lines, unless it runs with `--silent`. */
serveFolder(process.argv[2] ?? 'build');
