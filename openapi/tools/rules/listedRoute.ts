import {readFileSync} from 'node:fs';
import path from 'node:path';
import {tagSlug} from '../../../plugins/reference-pages/overviewPages';
import type {Context, Rule} from './redocly';

interface Options {
  /** File with the route lists, relative to the folder of redocly.yaml. */
  readonly routes: string;
  /** The list of this version, for example `api-2.0`. */
  readonly list: string;
}

interface RouteList {
  readonly landing: string;
  readonly groups: readonly string[];
  readonly operations: readonly string[];
}

function readList(file: string, list: string): RouteList {
  const lists = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, RouteList>>;
  const found = lists[list];
  if (!found) throw new Error(`${file} has no list \`${list}\`, which the rule docs/listed-route is to read.`);
  return found;
}

/** The addresses of the site are agreed upon: a page that is in no list would be published, but linked and tested by nobody. */
export const listedRoute =
  (folder: string): Rule<Options> =>
  ({routes, list}) => {
    const {landing, groups, operations} = readList(path.resolve(folder, routes), list);
    const fault = (slug: string, part: string): string =>
      `\`${landing}${slug}/\` is in no route list. Use a name that is in \`${list}.${part}\` of ${path.basename(routes)}, or add the route there.`;
    return {
      Paths: {
        PathItem: {
          Operation({operationId = ''}: {operationId?: string}, {report, location}: Context) {
            if (operationId === '' || operations.includes(`${landing}${operationId}/`)) return;
            report({message: fault(operationId, 'operations'), location: location.child(['operationId'])});
          },
        },
      },
      Tag({name}: {name: string}, {report, location}: Context) {
        if (groups.includes(`${landing}${tagSlug(name)}/`)) return;
        report({message: fault(tagSlug(name), 'groups'), location: location.child(['name'])});
      },
    };
  };
