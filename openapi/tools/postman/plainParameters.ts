import {
  METHODS,
  type Operation,
  type Parameter,
  type PathItem,
  type Schema,
} from '../../../plugins/reference-pages/spec';

/** What a field of a request holds before somebody fills it in, as text; empty where the description has no value. */
function sampleText(schema: Schema | undefined): string {
  const given = schema?.examples?.[0] ?? schema?.default ?? schema?.enum?.[0];
  if (given === undefined && schema?.items) return sampleText(schema.items);
  if (Array.isArray(given)) return given.map(String).join(',');
  return typeof given === 'string' ? given : given === undefined ? '' : JSON.stringify(given);
}

/** The id of the record that answers of the same path have as their example; empty when there is none. */
function idOfExample(item: PathItem): string {
  const answers = METHODS.flatMap((method) => Object.values(item[method]?.responses ?? {}));
  const examples = answers.flatMap(({content}) => Object.values(content ?? {}).map(({example}) => example));
  const ids = examples.map((example) => {
    const {data = example} = (example ?? {}) as {readonly data?: unknown};
    return (data as {readonly id?: unknown} | null | undefined)?.id;
  });
  return String(ids.find((id) => typeof id === 'number' || typeof id === 'string') ?? '');
}

const plain = (parameter: Parameter, name: string, text: string): Parameter & {readonly example: string} => ({
  name,
  in: parameter.in,
  description: parameter.description ?? '',
  required: parameter.required ?? false,
  deprecated: parameter.deprecated ?? false,
  schema: {type: 'string'},
  example: text,
});

/** `updated_at` of the style deepObject is on the wire `updated_at[gt]` and its neighbours, each of them optional. */
function inBrackets(parameter: Parameter): Parameter[] {
  const {properties = {}, additionalProperties} = parameter.schema ?? {};
  const known = Object.entries(properties).map(([key, schema]) =>
    plain(parameter, `${parameter.name}[${key}]`, typeof schema === 'string' ? '' : sampleText(schema)),
  );
  return additionalProperties ? [...known, plain(parameter, `${parameter.name}[name]`, '')] : known;
}

/**
 * The parameters of an operation as texts with the description's own values. Left to itself the converter makes up what
 * an example does not give: random numbers and dates, which look like records and differ in every run.
 */
export const plainParameters = ({parameters = []}: Operation, item: PathItem): Parameter[] =>
  parameters.flatMap((parameter) => {
    if (parameter.style === 'deepObject') return inBrackets(parameter);
    const text = sampleText(parameter.schema);
    const isId = parameter.in === 'path' && parameter.name === 'id';
    return [plain(parameter, parameter.name, text === '' && isId ? idOfExample(item) : text)];
  });
