import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type OperationMdx, operationPagesOf} from './pluginPages';

export const NASTY_BASE = '/docs/nasty/';

/** The pages of the nasty description by operation: bundled, taken apart and written as those of the site are. */
export async function nastyPages(): Promise<ReadonlyMap<string, OperationMdx>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nasty-'));
  const file = path.join(folder, 'nasty.json');
  const redocly = ['node_modules/@redocly/cli/bin/cli.js', 'bundle', 'tests/fixtures/specs/nasty/openapi.yaml'];
  const env = {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};
  try {
    execFileSync(process.execPath, [...redocly, '--output', file], {stdio: 'pipe', env});
    return await operationPagesOf(file, NASTY_BASE);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
