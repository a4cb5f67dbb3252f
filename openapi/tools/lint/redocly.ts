import path from 'node:path';
import {type Config, bundle, createConfig, getTotals, lint, lintConfig, loadConfig} from '@redocly/openapi-core';
import {secondsSince} from '../../../src/node/steps';
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

export interface Outcome {
  readonly clean: boolean;
  readonly lines: readonly string[];
}

/** The rules for the descriptions of this site. */
export const REDOCLY_CONFIG = 'openapi/redocly.yaml';

/** Lints one API and returns the lines to print. An unreadable API is reported like a problem, so that the others are still linted. */
export async function lintApi(id: string, label: string, config: string): Promise<Outcome> {
  const start = Date.now();
  try {
    const problems = await lintApis([id], config);
    const verdict = problems.length === 0 ? 'clean' : `problems: ${String(problems.length)}`;
    return {
      clean: problems.length === 0,
      lines: [...problems.map(formatProblem), `${label}: ${verdict} (${secondsSince(start)})`],
    };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return {clean: false, lines: [`${label} cannot be linted: ${words}`]};
  }
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
