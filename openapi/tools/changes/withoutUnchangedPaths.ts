import {type Node, childOf, entriesOf} from '../../model/node';

interface Sides {
  readonly before: Node;
  readonly after: Node;
}

const REFERENCE = /"\$ref":"#\/components\/([^"]+)"/g;

/** Components by the end of their `$ref` (`schemas/Person`), as JSON. */
const componentsOf = (document: Node): Map<string, string> =>
  new Map(
    entriesOf(document, 'components').flatMap(([group, members]) =>
      Object.entries(members).map(([name, component]) => [`${group}/${name}`, JSON.stringify(component)] as const),
    ),
  );

const refersTo = (json: string, names: ReadonlySet<string>): boolean =>
  [...json.matchAll(REFERENCE)].some(([, name = '']) => names.has(name));

/** Names of the components that differ, and of those that refer to them, over any number of steps. */
function changedComponents(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Set<string> {
  const changed = new Set([...before.keys(), ...after.keys()].filter((name) => before.get(name) !== after.get(name)));
  let known: number;
  do {
    known = changed.size;
    for (const [name, json] of after) if (refersTo(json, changed)) changed.add(name);
  } while (changed.size > known);
  return changed;
}

/**
 * Both contracts without the paths that are the same in both, with everything that they refer to. A comparison follows
 * each `$ref` of each path, so that these paths would take nearly all of its time.
 */
export function withoutUnchangedPaths({before, after}: Sides): Sides {
  const changed = changedComponents(componentsOf(before), componentsOf(after));
  const older = childOf(before, 'paths');
  const same = new Set(
    entriesOf(after, 'paths').flatMap(([path, item]) => {
      const json = JSON.stringify(item);
      return json === JSON.stringify(older[path]) && !refersTo(json, changed) ? [path] : [];
    }),
  );
  const reduced = (document: Node): Node => ({
    ...document,
    paths: Object.fromEntries(entriesOf(document, 'paths').filter(([path]) => !same.has(path))),
  });
  return {before: reduced(before), after: reduced(after)};
}
