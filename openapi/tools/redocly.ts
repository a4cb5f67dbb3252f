import path from 'node:path';
import {
  type Config,
  bundle,
  createConfig,
  getTotals,
  isAbsoluteUrl,
  lint,
  lintConfig,
  loadConfig,
} from '@redocly/openapi-core';
import {type Problem, formatProblem, problemsOf} from './lint/problems';

/** Where the root file of an API is; a configuration names it from its own folder. */
function rootOf(config: Config, api: string): string {
  const root = config.resolvedConfig.apis?.[api]?.root;
  if (root === undefined) throw new Error(`${config.configPath ?? 'The configuration'} has no API "${api}".`);
  return isAbsoluteUrl(root) ? root : path.resolve(path.dirname(config.configPath ?? '.'), root);
}

/**
 * Lints APIs of a configuration, and the configuration. Warnings count as problems.
 * @throws with Redocly's own words when it could not lint at all, for instance because the root file cannot be parsed.
 */
export async function lintApis(apis: readonly string[], configPath: string): Promise<Problem[]> {
  const config = await loadConfig({configPath});
  const found = await lintConfig({config, severity: 'warn'});
  for (const api of apis) found.push(...(await lint({ref: rootOf(config, api), config: config.forAlias(api)})));
  return problemsOf(found);
}

/**
 * Joins the files of an API into one document, without linting it.
 * @throws a line for each place where a reference leads nowhere, with file, line and fix.
 */
export async function joinFiles(root: string): Promise<unknown> {
  const {bundle: joined, problems} = await bundle({ref: root, config: await createConfig({})});
  if (getTotals(problems).errors > 0) throw new Error(problemsOf(problems).map(formatProblem).join('\n'));
  return joined.parsed;
}
