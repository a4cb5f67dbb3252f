import {type Node, isAlias, isMap, isScalar, isSeq} from 'yaml';

/** Their keys are names of the API, not keywords. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'schemas']);
/** Their values are data of the API. */
const DATA = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);

/** A keyword of OpenAPI, a name that the API chose, or a key in an example. */
type Role = 'keyword' | 'name' | 'data';

/** A key of a description, or an element of a list. */
export interface DescriptionKey {
  readonly role: Role;
  /** Empty for elements of lists. */
  readonly key: string;
  /** JSON pointer of the object with the key. */
  readonly pointer: string;
  /** The value if it is a scalar, null included. */
  readonly scalar: unknown;
  readonly isAlias: boolean;
  /** The node with the position to report. */
  readonly node: Node;
}

const scalarOf = (value: unknown): unknown => (isScalar(value) ? value.value : value === null ? null : undefined);

/** All keys and elements below a node of a YAML document, each with its role. */
export function* descriptionKeys(node: unknown, pointer = '', role: Role = 'keyword'): Generator<DescriptionKey> {
  if (isSeq(node)) {
    for (const [index, item] of (node.items as Node[]).entries()) {
      yield {role: 'data', key: '', pointer, scalar: scalarOf(item), isAlias: isAlias(item), node: item};
      yield* descriptionKeys(item, `${pointer}/${String(index)}`, role === 'data' ? 'data' : 'keyword');
    }
  }
  if (!isMap(node)) return;
  for (const {key: name, value} of node.items as {key: Node; value: Node | null}[]) {
    const key = String(isScalar(name) ? name.value : name);
    const isWritten = isScalar(value) || isAlias(value);
    yield {
      ...{role, key, pointer, scalar: scalarOf(value)},
      isAlias: isAlias(value) || isAlias(name),
      node: isWritten ? value : name,
    };
    yield* descriptionKeys(value, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, below(role, key));
  }
}

/** The role of the keys in the value of a key. */
function below(role: Role, key: string): Role {
  if (role === 'data' || (role === 'keyword' && DATA.has(key))) return 'data';
  return role === 'keyword' && NAMED.has(key) ? 'name' : 'keyword';
}
