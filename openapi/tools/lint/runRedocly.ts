// cspell:ignore codeclimate
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {type Problem, readReport} from './redoclyReport';

const CLI = path.resolve('node_modules/@redocly/cli/bin/cli.js');
/** More than a person reads; without it Redocly stops at 100 and the rest comes to light one run later. */
const MOST = '2000';

/** No reports to the vendor, no advertising, no colours between us and the text. */
function quietEnvironment(): NodeJS.ProcessEnv {
  const env = {...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};
  // It would win over NO_COLOR, and test runners set it.
  Reflect.deleteProperty(env, 'FORCE_COLOR');
  return env;
}

/**
 * Lints APIs of a configuration in one go. Warnings count as problems.
 * @throws with Redocly's own words when it could not lint at all, for instance because the root file cannot be parsed.
 */
export function runRedocly(apis: readonly string[], config: string): Problem[] {
  const args = [CLI, 'lint', ...apis, '--config', config, '--format=codeclimate', '--max-problems', MOST];
  const {stdout, stderr, status} = spawnSync(process.execPath, args, {encoding: 'utf8', env: quietEnvironment()});
  const problems = readReport(stdout);
  if (status !== 0 && problems.length === 0) {
    const words = stderr.split('\n').filter((line) => line.trim() !== '');
    throw new Error(`${apis.join(', ')} cannot be linted.\n${words.join('\n')}`);
  }
  return problems;
}
