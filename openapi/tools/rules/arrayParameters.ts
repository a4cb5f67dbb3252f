import type {Context, Rule} from './redocly';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly explode?: boolean;
  readonly schema?: {readonly type?: string | readonly string[]};
}

/** The problem of an array parameter with its fix, if any. */
export function arrayParameterProblem({name, in: location, explode = true, schema}: Parameter): string | undefined {
  const isArray = location === 'query' && [schema?.type].flat().includes('array');
  if (isArray && !name.endsWith('[]'))
    return `\`${name}\` is an array, and the API expects arrays as ${name}[]=1&${name}[]=2. Write \`name: '${name}[]'\`.`;
  if (isArray && !explode)
    return `\`${name}\` joins its values by commas, which the API does not split. Write \`explode: true\`.`;
  return undefined;
}

/** Requires array parameters to be described as they are sent. */
export const arrayParameters: Rule = () => ({
  Parameter(parameter: Parameter, {report, location}: Context) {
    const message = arrayParameterProblem(parameter);
    if (message) report({message, location: location.child(['name'])});
  },
});
