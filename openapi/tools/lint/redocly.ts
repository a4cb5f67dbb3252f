import path from 'node:path';
import {type Config, bundle, createConfig, getTotals, lint, lintConfig, loadConfig} from '@redocly/openapi-core';
import {assertReadableFiles} from './readableFiles';
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
    assertReadableFiles(ref);
    const linted = lint({ref, config: config.forAlias(api)});
    found.push(
      ...causes(
        problemsOf(
          await linted.catch((error: unknown) => {
            throw unreadable(path.relative('.', ref), error);
          }),
        ),
      ),
    );
  }
  return found;
}

/** Without what our rules say while a file can't be read: they read what refers to it, whose problems can disappear with the fix. */
function causes(problems: readonly Problem[]): readonly Problem[] {
  const isUnreadable = problems.some(({rule}) => rule === 'yaml-syntax');
  return isUnreadable ? problems.filter(({rule}) => !rule.startsWith('docs/')) : problems;
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
  assertReadableFiles(root);
  const config = await createConfig({});
  const {bundle: joined, problems} = await bundle({
    ref: root,
    config,
  }).catch((error: unknown) => {
    throw unreadable(root, error);
  });
  if (getTotals(problems).errors > 0) throw new Error(problemsOf(problems).map(formatProblem).join('\n'));
  assertNoCycle(joined.parsed, root);
  return joined.parsed;
}

/** A `$ref` to something around it that isn't a schema becomes an object that contains itself. */
function assertNoCycle(joined: unknown, root: string): void {
  try {
    JSON.stringify(joined);
  } catch (error) {
    const [, property = ''] = /property '(.+)' closes/.exec((error as Error).message) ?? [];
    const message = `The \`$ref\` at \`${property}\` refers to an object that contains it. Refer to a schema.`;
    throw new Error(`${path.relative('.', root)} ${message}`, {cause: error});
  }
}
