import {readFileSync} from 'node:fs';
import {LineCounter, type Node, isAlias, isMap, isScalar, isSeq, parseDocument, visit} from 'yaml';

/** A YAML file, and where its parts are. */
export interface YamlFile {
  readonly value: unknown;
  /** What is wrong with the file itself. It then has no value. */
  readonly problems: readonly string[];
  /** The file and line of the deepest known part on a path. */
  readonly placeOf: (keys: readonly PropertyKey[]) => string;
}

/** Reads a YAML file with merge keys and aliases. */
export function readYaml(file: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), {lineCounter: lines, merge: true, prettyErrors: false});
  const at = (offset: number): string => `${file}:${String(lines.linePos(offset).line)}`;
  const problems = document.errors.map(({pos, message}) => `${at(pos[0])} ${message}. Correct the YAML.`);
  visit(document, {
    Alias(_, alias, parents) {
      const target = alias.resolve(document);
      const place = `${at(alias.range?.[0] ?? 0)} *${alias.source}`;
      if (!target) problems.push(`${place} has no anchor before it. Correct the name.`);
      else if (parents.includes(target)) problems.push(`${place} contains itself. Write the value instead.`);
    },
  });
  const placeOf = (keys: readonly PropertyKey[]): string => {
    let node = document.contents as Node | null | undefined;
    let offset = 0;
    for (const key of keys) {
      if (isAlias(node)) node = node.resolve(document);
      const pair = isMap(node)
        ? node.items.find((one) => isScalar(one.key) && String(one.key.value) === key)
        : undefined;
      const next = (isSeq(node) ? node.items[Number(key)] : pair?.value) as Node | null | undefined;
      const found = (pair?.key as Node | undefined) ?? (isAlias(next) ? next.resolve(document) : next);
      if (!found) break;
      offset = found.range?.[0] ?? offset;
      node = next;
    }
    return at(offset);
  };
  try {
    return {value: problems.length > 0 ? undefined : document.toJS(), problems, placeOf};
  } catch {
    return {value: undefined, problems: [`${at(0)} The aliases repeat too much. Write the values instead.`], placeOf};
  }
}
