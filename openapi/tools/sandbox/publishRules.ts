import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {writeIn} from '../../../src/node/files';
import type {SandboxRules} from '../../model/sandboxRules';

const FOLDER = 'openapi/sandbox';

/** What the sandbox knows beyond the description, by the names of the files. */
export const readRules = (): SandboxRules =>
  Object.fromEntries(
    readdirSync(FOLDER).map((file): [string, unknown] => [
      path.basename(file, '.yaml'),
      parse(readFileSync(`${FOLDER}/${file}`, 'utf8'), {merge: true}),
    ]),
  ) as unknown as SandboxRules;

/** Writes the rules as JSON, which the page, the local API and the MCP server import. */
export const publishRules = (): void => {
  writeIn('openapi/dist', 'sandbox.json', JSON.stringify(readRules()));
};
