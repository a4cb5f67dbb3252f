import {METHODS, type Operation, type Parameter, type Spec, mapOperations} from '../../model/spec';

type Paths = Spec['paths'];

/** A path without parameter names, because `/jobs/{id}` and `/jobs/{job_id}` are the same. */
const unnamed = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

/** IDs of the records in the examples of an operation's responses. */
function idsOf({responses = {}}: Operation): unknown[] {
  const media = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, {content = {}}]) => Object.values(content));
  return media.flatMap(({example, examples = {}}) => {
    const body = example ?? Object.values(examples)[0]?.value;
    const {data = body} = (body ?? {}) as {readonly data?: unknown};
    const [record] = [data].flat() as readonly ({readonly id?: unknown} | null | undefined)[];
    return record?.id ?? [];
  });
}

/** IDs in the examples of a path's operations. `GET` comes first. */
const idsAt = (paths: Paths, path: string): unknown[] =>
  Object.entries(paths)
    .filter(([other]) => unnamed(other) === unnamed(path))
    .flatMap(([, item]) => METHODS.flatMap((method) => (item[method] ? idsOf(item[method]) : [])));

/** Adds an example to a path parameter: the ID of the record at that path, or of the first record of the list above it. */
function completeParameter(paths: Paths, path: string, parameter: Parameter): Parameter {
  const {name, schema = {}} = parameter;
  if (parameter.in !== 'path' || schema.examples || schema.enum) return parameter;
  const record = path.slice(0, path.indexOf(`{${name}}`) + name.length + 2);
  const list = record.slice(0, record.lastIndexOf('/'));
  const ids = [record, list].flatMap((prefix) => idsAt(paths, prefix));
  const example = schema.type === 'integer' ? ids.find((id) => typeof id === 'number') : ids.map(String)[0];
  return example === undefined ? parameter : {...parameter, schema: {...schema, examples: [example]}};
}

/** Adds an example to each path parameter from the example of its resource, so that samples, forms and collections agree. */
export const withPathExamples = (spec: Spec): Spec => ({
  ...spec,
  paths: Object.fromEntries(
    Object.entries(spec.paths).map(([path, item]) => [
      path,
      mapOperations(item, ({parameters, ...operation}) => ({
        ...operation,
        ...(parameters && {parameters: parameters.map((one) => completeParameter(spec.paths, path, one))}),
      })),
    ]),
  ),
});
