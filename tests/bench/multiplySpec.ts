import type {PathItem, Spec} from '../../openapi/model/spec';
import {METHODS} from '../../openapi/model/spec';

/** Name of a copy: letters only, because addresses split digits from letters. */
const nameOf = (copy: number): string => String.fromCharCode('a'.charCodeAt(0) + copy);

const copyItem = (item: PathItem, name: string): PathItem =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => {
      if (!(METHODS as readonly string[]).includes(key)) return [key, value];
      const {operationId, tags = [], ...operation} = value;
      return [
        key,
        {...operation, operationId: `${operationId}-copy-${name}`, tags: tags.map((tag) => `${tag} copy ${name}`)},
      ];
    }),
  );

/** A description of `factor` times the groups and operations: copies under new names, next to the originals, with the same schemas. */
export function multiplySpec(spec: Spec, factor: number): Spec {
  const names = Array.from({length: factor - 1}, (_, index) => nameOf(index + 1));
  return {
    ...spec,
    tags: [
      ...spec.tags,
      ...names.flatMap((name) => spec.tags.map((tag) => ({...tag, name: `${tag.name} copy ${name}`}))),
    ],
    paths: {
      ...spec.paths,
      ...Object.fromEntries(
        names.flatMap((name) =>
          Object.entries(spec.paths).map(([path, item]) => [`/${name}${path}`, copyItem(item, name)]),
        ),
      ),
    },
  };
}
