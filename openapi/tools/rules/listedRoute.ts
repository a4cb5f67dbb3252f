import {readFileSync} from 'node:fs';
import path from 'node:path';
import {slugOf} from '../../pages/version';
import {isSlug} from './operationIdSlug';
import type {Context, Rule} from './redocly';

interface Options {
  /** File with the route lists, relative to the folder of redocly.yaml. */
  readonly routes: string;
  /** The list of this version, for example `api-2.0`. */
  readonly list: string;
}

type Part = 'groups' | 'operations';
type RouteList = {readonly landing: string} & Readonly<Record<Part, readonly string[]>>;

interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
}

function readList(file: string, list: string): RouteList {
  const lists = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, RouteList>>;
  const found = lists[list];
  if (!found) throw new Error(`${file} has no list \`${list}\`, which the rule docs/listed-route reads. Add it.`);
  return found;
}

/** Requires every page to be in the route list, because only listed pages are linked and tested. */
export const listedRoute =
  (folder: string): Rule<Options> =>
  ({routes, list}) => {
    const lists = readList(path.resolve(folder, routes), list);
    const urlOf = (slug: string): string => `${lists.landing}${slug}/`;
    const isListed = (slug: string, part: Part): boolean => lists[part].includes(urlOf(slug));
    const problem = (slug: string, part: Part): string =>
      `\`${urlOf(slug)}\` is not in the route list. Use a name from \`${list}.${part}\` of ${path.basename(routes)}, or add the route there.`;
    return {
      Paths: {
        PathItem: {
          Operation({operationId = '', tags = []}: Operation, {report, location}: Context) {
            if (isSlug(operationId) && !isListed(operationId, 'operations'))
              report({message: problem(operationId, 'operations'), location: location.child(['operationId'])});
            for (const [index, tag] of tags.entries()) {
              if (!isListed(slugOf(tag), 'groups'))
                report({message: problem(slugOf(tag), 'groups'), location: location.child(['tags', index])});
            }
          },
        },
      },
      Tag({name}: {name: string}, {report, location}: Context) {
        if (isListed(slugOf(name), 'groups')) return;
        report({message: problem(slugOf(name), 'groups'), location: location.child(['name'])});
      },
    };
  };
