import {readdirSync} from 'node:fs';
import path from 'node:path';
import {writeIn} from '../../../src/node/files';
import type {SandboxRules} from '../../model/sandboxRules';
import type {Spec} from '../../model/spec';
import {checkRules} from './checkRules';
import {readYaml} from './readYaml';
import {shapes} from './ruleShapes';

const FOLDER = 'openapi/sandbox';

/** The error for some problems. One in an anchored part is found again by each alias. */
const refused = (problems: readonly string[]): Error => new Error([...new Set(problems)].join('\n'));

/** What the sandbox knows beyond the description, by the names of the files. @throws with file, line and fix of each problem */
export function readRules(spec: Spec, folder = FOLDER): SandboxRules {
  const files = new Map(
    readdirSync(folder).map((file) => [path.basename(file, '.yaml'), readYaml(path.join(folder, file))]),
  );
  const placeOf = ([file, ...keys]: readonly PropertyKey[]): string => files.get(String(file))?.placeOf(keys) ?? folder;
  const unreadable = [...files.values()].flatMap(({problems}) => problems);
  if (unreadable.length > 0) throw refused(unreadable);
  const {data: rules, error} = shapes.safeParse(Object.fromEntries([...files].map(([name, {value}]) => [name, value])));
  if (!rules)
    throw refused(
      error.issues.map((issue) => {
        const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
        const name = issue.code === 'invalid_type' ? `"${String(issue.path.at(-1))}": ` : '';
        return `${placeOf([...issue.path, ...key])} ${name}${issue.message}`;
      }),
    );
  const wrong = checkRules(rules, spec).map(({keys, message}) => `${placeOf(keys)} ${message}`);
  if (wrong.length > 0) throw refused(wrong);
  return rules;
}

/** Writes the rules as JSON, which the page, the local API and the MCP server import. */
export const publishRules = (spec: Spec): void => {
  writeIn('openapi/dist', 'sandbox.json', JSON.stringify(readRules(spec)));
};
