import {type Operation, type Parameter, type Schema} from '../../model/spec';

/** The initial value of a parameter as a string. Empty if the description has no value. */
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

/** A deepObject parameter `updated_at` is sent as `updated_at[gt]` and so on, all of them optional. */
function inBrackets(parameter: Parameter): Parameter[] {
  const {properties = {}, additionalProperties} = parameter.schema ?? {};
  const known = Object.entries(properties).map(([key, schema]) =>
    plain(parameter, `${parameter.name}[${key}]`, typeof schema === 'boolean' ? '' : sampleText(schema)),
  );
  return additionalProperties ? [...known, plain(parameter, `${parameter.name}[name]`, '')] : known;
}

/**
 * The parameters of an operation as strings with values from the description. Without them the converter invents random
 * numbers and dates that differ in every run.
 */
export const plainParameters = ({parameters = []}: Operation): Parameter[] =>
  parameters.flatMap((parameter) =>
    parameter.style === 'deepObject'
      ? inBrackets(parameter)
      : [plain(parameter, parameter.name, sampleText(parameter.schema))],
  );
