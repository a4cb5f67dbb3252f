import {dereferenceOperation} from '../../model/dereference';
import {isNode, keysOf, nodesIn} from '../../model/node';
import type {SandboxRules} from '../../model/sandboxRules';
import {type PlacedOperation, type Schema, type Spec, mainMedia, operationsOf, successMedia} from '../../model/spec';
import {fixFor} from './ruleShapes';

/** Names in a part of the rules, whose first key is the name of the file, and the names that the description has. */
interface Use {
  readonly keys: readonly string[];
  readonly kind: string;
  readonly names: readonly string[];
  readonly known: readonly string[];
}

/** What every rule can name. */
const VARIABLES = ['body', 'record', 'id', 'self', 'user', 'guid', 'time', 'number'];

const propertiesOf = (schema: Schema | undefined): string[] => Object.keys(schema?.properties ?? {});
const sentIn = ({requestBody}: PlacedOperation): string[] => propertiesOf(mainMedia(requestBody?.content)?.[1].schema);
const returnedIn = (operation: PlacedOperation): string[] =>
  successMedia(operation).flatMap(({schema}) => {
    const data = schema?.properties?.data;
    return propertiesOf(data?.items ?? data);
  });
/** Fields of the record of an operation, and those that a request can only send, such as `idempotency_key`. */
const fieldsOf = (operation: PlacedOperation): string[] => [...returnedIn(operation), ...sentIn(operation)];

/** The list of an operation as rules write it: `/v2/bulk_jobs/$id/job_data`. */
const listOf = ({path}: PlacedOperation): string => path.replaceAll(/\{\w+\}/g, '$id').replace(/\/\$id$/, '');

const fieldsIn = (operations: readonly PlacedOperation[], list: string): string[] =>
  operations.filter((one) => listOf(one) === list).flatMap(fieldsOf);

/** The names of an object, or in a text or lists. */
const namesIn = (part: unknown = []): string[] =>
  isNode(part) ? Object.keys(part) : [part].flat(3).filter((one) => typeof one === 'string');

/** Lists, and the fields of their records that a selection, a new record or a place names. */
function listUses({rules, records, filters}: SandboxRules, operations: readonly PlacedOperation[]): Use[] {
  const lists = operations.map(listOf);
  return [...nodesIn({rules, records, filters})].flatMap(([node, pointer]) => {
    const {changes} = node;
    const named = [
      ...['list', 'next'].map((key) => ({key, list: node[key], parts: ['where', 'or', 'field', 'keys', 'requires']})),
      {key: 'adds', list: node.adds, parts: ['record']},
      {key: 'to', list: isNode(changes) ? changes.list : undefined, parts: ['to']},
    ];
    return named.flatMap(({key, list, parts}) => {
      if (typeof list !== 'string') return [];
      const keys = [...keysOf(pointer), key];
      if (!lists.includes(list)) return [{keys, kind: 'list of the API', names: [list], known: lists}];
      const names = parts.flatMap((part) => namesIn(node[part]));
      return [{keys, kind: `field of ${list}`, names, known: fieldsIn(operations, list)}];
    });
  });
}

/** What the rules of an operation name: fields of its request and its record, and variables. */
function ruleUses({rules, records}: SandboxRules, operations: readonly PlacedOperation[]): Use[] {
  return operations.flatMap((operation) => {
    const {operationId} = operation;
    const own = rules[operationId] ?? [];
    const variables = [...VARIABLES, ...own.flatMap(({as, requires}) => namesIn([as, requires?.as]))];
    const list = records[operationId]?.list ?? listOf(operation);
    const kind = `field of ${list}`;
    const sets = own.map(({sets: fields}, index) => ({
      ...{keys: ['rules', operationId, String(index), 'sets'], kind, names: namesIn(fields)},
      known: fieldsIn(operations, list),
    }));
    const values = [...nodesIn(own, `#/rules/${operationId}`)].flatMap(([node, pointer]) =>
      Object.entries(node).flatMap(([key, value]) => {
        const keys = [...keysOf(pointer), key];
        const paths = isNode(value) ? [] : namesIn(value).flatMap((text) => [...text.matchAll(/\$(\w+)(?:\.(\w+))?/g)]);
        const sent = paths.flatMap(([, name, field]) => (name === 'body' ? namesIn(field) : []));
        return [
          {keys, kind: 'name that a rule can use', names: paths.map(([, name = '']) => name), known: variables},
          {keys, kind: 'field of the request', names: sent, known: sentIn(operation)},
        ];
      }),
    );
    return [...sets, ...values];
  });
}

/** Filters, and the fields that they compare. */
function filterUses({filters}: SandboxRules, operations: readonly PlacedOperation[]): Use[] {
  const reads = operations.filter(({method}) => method === 'get');
  const known = reads.flatMap(({path, parameters = []}) =>
    parameters.map(({name}) => name.replace(/\[.*/, '')).flatMap((name) => [name, `${path} ${name}`]),
  );
  const every = operations.flatMap(fieldsOf);
  return Object.entries(filters).flatMap(([name, filter]) => {
    const keys = ['filters', name];
    const paths = Array.isArray(filter) ? namesIn(filter) : [];
    const names = paths.flatMap((path) => path.replaceAll(/[.=][\w.]+/g, '').match(/\w+/g) ?? []);
    return [
      {keys, kind: 'filter of a list', names: [name], known},
      {keys, kind: 'field of a record', names, known: every},
    ];
  });
}

/** The operations of rules and records, and what `fields.yaml` names. */
function otherUses({fields, ...data}: SandboxRules, operations: readonly PlacedOperation[]): Use[] {
  const {references, lists, ...others} = fields;
  const ids = {kind: 'operation of the API', known: operations.map(({operationId}) => operationId)};
  const ofField = {kind: 'field of the API', known: operations.flatMap(fieldsOf)};
  const ofList = {kind: 'list of the API', known: operations.map(listOf)};
  return [
    ...(['rules', 'records'] as const).flatMap((file) =>
      Object.keys(data[file]).map((id) => ({keys: [file, id], names: [id], ...ids})),
    ),
    ...Object.entries(references).map((pair) => ({keys: ['fields', 'references', pair[0]], names: pair, ...ofField})),
    ...Object.entries(lists).flatMap(([name, {by, ...targets}]) => {
      const keys = ['fields', 'lists', name];
      return [
        {keys, names: namesIn([name, by]), ...ofField},
        {keys, names: Object.values(targets), ...ofList},
      ];
    }),
    ...Object.entries(others).map(([key, names]) => ({keys: ['fields', key], names, ...ofField})),
  ];
}

/** The names in the rules that the description doesn't have, each with its place and the fix. */
export function checkRules(data: SandboxRules, spec: Spec) {
  const operations = operationsOf(spec).map((one) => dereferenceOperation(spec, one));
  return [otherUses, listUses, ruleUses, filterUses]
    .flatMap((usesOf) => usesOf(data, operations))
    .flatMap(({keys, kind, names, known}) =>
      names
        .filter((name) => !known.includes(name))
        .map((name) => ({keys, message: `"${name}" is no ${kind}. ${fixFor(name, known)}`})),
    );
}
