import {
  METHODS,
  type Operation,
  type Parameter,
  type PathItem,
  type Schema,
  type Spec,
  mapOperations,
} from '../../model/spec';

type Paths = Spec['paths'];

/** A path without parameter names, because `/jobs/{id}` and `/jobs/{job_id}` are the same. */
const unnamed = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

/** IDs of the records in the examples of an operation's responses. */
function idsOf({responses = {}}: Operation): unknown[] {
  const examples = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, {content = {}}]) => Object.values(content))
    .map(({example, examples = {}}) => example ?? Object.values(examples)[0]?.value);
  return examples.flatMap((example) => {
    const {data = example} = (example ?? {}) as {readonly data?: unknown};
    const [record] = [data].flat() as readonly ({readonly id?: unknown} | null | undefined)[];
    return record?.id === undefined ? [] : [record.id];
  });
}

/** IDs in the examples of a path's operations. `GET` comes first. */
const idsAt = (paths: Paths, path: string): unknown[] =>
  Object.entries(paths)
    .filter(([other]) => unnamed(other) === unnamed(path))
    .flatMap(([, item]) => METHODS.flatMap((method) => (item[method] ? idsOf(item[method]) : [])));

/** An ID in the type of the parameter. Undefined if it doesn't fit. */
function fitting(id: unknown, {type = 'string'}: Schema): unknown {
  const [first] = [type].flat();
  if (first === 'string') return String(id);
  return typeof id === 'number' ? id : undefined;
}

const hasExample = ({example, examples, schema = {}}: Parameter): boolean =>
  example !== undefined ||
  examples !== undefined ||
  [schema.examples?.[0], schema.default, schema.enum?.[0], schema.const].some((value) => value !== undefined);

/** Adds an example to a path parameter: the ID of the record at that path, or of the first record of the list above it. */
function completeParameter(paths: Paths, path: string, parameter: Parameter): Parameter {
  if (parameter.in !== 'path' || hasExample(parameter)) return parameter;
  const {schema = {}} = parameter;
  const end = path.indexOf(`{${parameter.name}}`) + parameter.name.length + 2;
  const record = path.slice(0, end);
  const list = record.slice(0, record.lastIndexOf('/'));
  const known = [record, list].flatMap((prefix) => idsAt(paths, prefix)).map((id) => fitting(id, schema));
  const example = known.find((id) => id !== undefined);
  return example === undefined ? parameter : {...parameter, schema: {...schema, examples: [example]}};
}

/** Adds an example to each path parameter from the example of its resource, so that samples, forms and collections agree. */
export function withPathExamples(spec: Spec): Spec {
  const completed = (path: string, item: PathItem): PathItem =>
    mapOperations(item, ({parameters, ...operation}) => ({
      ...operation,
      ...(parameters && {parameters: parameters.map((one) => completeParameter(spec.paths, path, one))}),
    }));
  return {
    ...spec,
    paths: Object.fromEntries(Object.entries(spec.paths).map(([path, item]) => [path, completed(path, item)])),
  };
}
