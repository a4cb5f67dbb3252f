import {type Operation, type Parameter, type Schema} from '../../model/spec';

/** What a field of a request holds before somebody fills it in, as text; empty where the description has no value. */
function sampleText(schema: Schema | undefined): string {
  const given = schema?.examples?.[0] ?? schema?.default ?? schema?.enum?.[0];
  if (given === undefined && schema?.items) return sampleText(schema.items);
  if (Array.isArray(given)) return given.map(String).join(',');
  return typeof given === 'string' ? given : given === undefined ? '' : JSON.stringify(given);
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

/** `updated_at` of the style deepObject is on the wire `updated_at[gt]` and its neighbors, each of them optional. */
function inBrackets(parameter: Parameter): Parameter[] {
  const {properties = {}, additionalProperties} = parameter.schema ?? {};
  const known = Object.entries(properties).map(([key, schema]) =>
    plain(parameter, `${parameter.name}[${key}]`, typeof schema === 'boolean' ? '' : sampleText(schema)),
  );
  return additionalProperties ? [...known, plain(parameter, `${parameter.name}[name]`, '')] : known;
}

/**
 * The parameters of an operation as texts with the description's own values. Left to itself the converter makes up what
 * an example does not give: random numbers and dates, which look like records and differ in every run.
 */
export const plainParameters = ({parameters = []}: Operation): Parameter[] =>
  parameters.flatMap((parameter) =>
    parameter.style === 'deepObject'
      ? inBrackets(parameter)
      : [plain(parameter, parameter.name, sampleText(parameter.schema))],
  );
