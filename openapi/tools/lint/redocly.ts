import path from 'node:path';
import {type Config, bundle, createConfig, getTotals, lint, lintConfig, loadConfig} from '@redocly/openapi-core';
import {type Problem, formatProblem, problemsOf} from './problems';

/** The root file of an API. Its path is relative to the configuration. */
function rootOf(config: Config, api: string): string {
  const root = config.resolvedConfig.apis?.[api]?.root;
  if (root === undefined) throw new Error(`${config.configPath ?? 'The configuration'} has no API "${api}".`);
  return path.resolve(path.dirname(config.configPath ?? '.'), root);
}

const isBundle = (root: string): boolean => path.relative('openapi/dist', root).startsWith('published');

/**
 * Lints a configuration and its APIs. Warnings count as problems.
 * @throws with Redocly's message when it can't lint, for example if the root file can't be parsed
 */
export async function lintApis(apis: readonly string[], configPath: string): Promise<Problem[]> {
  const config = await loadConfig({configPath});
  const found = problemsOf(await lintConfig({config, severity: 'warn'}));
  for (const api of apis) {
    const ref = rootOf(config, api);
    const linted = await lint({ref, config: config.forAlias(api)}).catch((error: unknown) => {
      throw unreadable(path.relative('.', ref), error);
    });
    found.push(...problemsOf(linted));
  }
  return found;
}

/** Redocly throws when it can't read the root file at all, for example when it is empty, and doesn't always name it. */
export function unreadable(root: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  const fix = isBundle(root) ? 'Run npm run api:bundle' : `Correct it, or restore it: git checkout -- ${root}`;
  return new Error(`${root} can't be read: ${reason.replaceAll(path.resolve(root), root)}. ${fix}`, {cause: error});
}

/**
 * Joins the files of an API into one document, without linting it.
 * @throws with file, line and fix of each broken reference, or of a root file that can't be read
 */
export async function joinFiles(root: string): Promise<unknown> {
  const config = await createConfig({});
  const {bundle: joined, problems} = await bundle({
    ref: root,
    config,
  }).catch((error: unknown) => {
    throw unreadable(root, error);
  });
  if (getTotals(problems).errors > 0) throw new Error(problemsOf(problems).map(formatProblem).join('\n'));
  return joined.parsed;
}
