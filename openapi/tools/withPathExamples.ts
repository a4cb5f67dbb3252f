import {METHODS, type Operation, type Parameter, type PathItem, type Schema, type Spec} from '../model/spec';

type Paths = Spec['paths'];

/** Paths that differ in the names of their parameters alone are one: `/jobs/{id}` and `/jobs/{job_id}`. */
const unnamed = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

/** Ids of the records that the responses of an operation have as examples. */
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

/** Ids that operations of a path show, those that read first: `GET`, then `POST`. */
const idsAt = (paths: Paths, path: string): unknown[] =>
  Object.entries(paths)
    .filter(([other]) => unnamed(other) === unnamed(path))
    .flatMap(([, item]) => METHODS.flatMap((method) => (item[method] ? idsOf(item[method]) : [])));

/** An id as the type of a parameter wants it; undefined when it does not fit. */
function fitting(id: unknown, {type = 'string'}: Schema): unknown {
  const [first] = [type].flat();
  if (first === 'string') return String(id);
  return typeof id === 'number' ? id : undefined;
}

const hasExample = ({example, examples, schema = {}}: Parameter): boolean =>
  example !== undefined ||
  examples !== undefined ||
  [schema.examples?.[0], schema.default, schema.enum?.[0], schema.const].some((value) => value !== undefined);

/** The parameter with the id of the record that its part of the path leads to, or of the first record of the list above it. */
function completeParameter(paths: Paths, path: string, parameter: Parameter): Parameter {
  if (parameter.in !== 'path' || hasExample(parameter)) return parameter;
  const {schema = {}} = parameter;
  const end = path.indexOf(`{${parameter.name}}`) + parameter.name.length + 2;
  const record = path.slice(0, end);
  const list = record.slice(0, record.lastIndexOf('/'));
  const known = [record, list].flatMap((place) => idsAt(paths, place)).map((id) => fitting(id, schema));
  const example = known.find((id) => id !== undefined);
  return example === undefined ? parameter : {...parameter, schema: {...schema, examples: [example]}};
}

/** Gives each parameter of a path without an example the id of its resource's own example, so that samples, forms and collections agree. */
export function withPathExamples(spec: Spec): Spec {
  const completed = (path: string, item: PathItem): PathItem => ({
    ...item,
    ...Object.fromEntries(
      METHODS.flatMap((method) => {
        const operation = item[method];
        if (!operation?.parameters) return [];
        const parameters = operation.parameters.map((one) => completeParameter(spec.paths, path, one));
        return [[method, {...operation, parameters}]];
      }),
    ),
  });
  return {
    ...spec,
    paths: Object.fromEntries(Object.entries(spec.paths).map(([path, item]) => [path, completed(path, item)])),
  };
}
