import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {METHODS} from '../../model/spec';
import {childOf, isNode} from '../../model/node';
import type {Context, Rule} from './redocly';

interface Options {
  /** Folder of the newer version's description, relative to the folder of redocly.yaml. */
  readonly in: string;
}

/** The operation IDs in the path items of a description's folder. The linter reports YAML that can't be read. */
function operationIdsIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.yaml'));
  const ids = files.flatMap((file) => {
    const item: unknown = parseDocument(readFileSync(path.join(folder, file), 'utf8'), {logLevel: 'silent'}).toJS();
    return isNode(item) ? METHODS.map((method) => childOf(item, method).operationId) : [];
  });
  return new Set(ids.filter((id) => typeof id === 'string'));
}

/** The problem of an operation's successor, with the fix. */
export function successorProblem(successor: unknown, known: ReadonlySet<string>): string | undefined {
  if (successor === undefined)
    return 'The operation names no successor. Add `x-successor:` with an operationId of the newest version, or `none`.';
  if (successor === 'none' || (typeof successor === 'string' && known.has(successor))) return undefined;
  const name = typeof successor === 'string' ? successor : JSON.stringify(successor);
  return `\`${name}\` isn't an operation of the newest version. Correct \`x-successor\`, or write \`none\`.`;
}

/** Operations of an old version name the operation that replaces them. */
export const successor =
  (folder: string): Rule<Options> =>
  (options) => {
    const known = operationIdsIn(path.resolve(folder, options.in));
    return {
      Paths: {
        PathItem: {
          Operation(operation: {readonly 'x-successor'?: unknown}, {report, location}: Context) {
            const message = successorProblem(operation['x-successor'], known);
            if (!message) return;
            const isMissing = operation['x-successor'] === undefined;
            report({message, location: isMissing ? location.key() : location.child(['x-successor'])});
          },
        },
      },
    };
  };
