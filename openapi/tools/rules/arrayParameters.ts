import type {Context, Rule} from './redocly';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly explode?: boolean;
  readonly schema?: {readonly type?: string | readonly string[]};
}

/** What is wrong with a query parameter that takes several values, with the fix; undefined when nothing is. */
export function arrayParameterFault({name, in: location, explode = true, schema}: Parameter): string | undefined {
  const isArray = location === 'query' && [schema?.type].flat().includes('array');
  if (isArray && !name.endsWith('[]'))
    return `\`${name}\` is an array, and the API expects arrays as ${name}[]=1&${name}[]=2. Write \`name: '${name}[]'\`.`;
  if (isArray && !explode)
    return `\`${name}\` joins its values by commas, which the API does not split. Write \`explode: true\`.`;
  return undefined;
}

/** Array parameters are described as they are sent. */
export const arrayParameters: Rule = () => ({
  Parameter(parameter: Parameter, {report, location}: Context) {
    const message = arrayParameterFault(parameter);
    if (message) report({message, location: location.child(['name'])});
  },
});
