import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {joinFiles} from '../../../openapi/tools/redocly';
import {type OperationMdx, operationPagesOf} from './pluginPages';

export const NASTY_BASE = '/docs/nasty/';

/** The pages of the nasty description by operation: bundled, taken apart and written as those of the site are. */
export async function nastyPages(): Promise<ReadonlyMap<string, OperationMdx>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nasty-'));
  const file = path.join(folder, 'nasty.json');
  try {
    writeFileSync(file, JSON.stringify(await joinFiles('tests/fixtures/specs/nasty/openapi.yaml')));
    return await operationPagesOf(file, NASTY_BASE);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
