import type {Parameter, PlacedOperation} from './spec';

/** A word for the shell, in single quotes; a single quote inside is closed, escaped and reopened. */
const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const SAMPLE_IDS: Readonly<Record<string, string>> = {string: 'abc123', integer: '1', number: '1'};

const sampleOf = ({schema, name}: Parameter): string => {
  const given = schema?.examples?.[0] ?? schema?.default ?? schema?.enum?.[0];
  if (typeof given === 'string') return given;
  return given === undefined ? (SAMPLE_IDS[[schema?.type].flat()[0] ?? ''] ?? name) : JSON.stringify(given);
};

/** A request for the terminal: required parameters filled, the token from the environment. */
export function curlSample({method, path, parameters = []}: PlacedOperation, server: string, body: unknown): string {
  const required = parameters.filter(({required}) => required);
  const place = required
    .filter((parameter) => parameter.in === 'path')
    .reduce((url, parameter) => url.replace(`{${parameter.name}}`, encodeURIComponent(sampleOf(parameter))), path);
  const query = required
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => `${encodeURIComponent(parameter.name)}=${encodeURIComponent(sampleOf(parameter))}`)
    .join('&');
  const url = `${server}${place}${query ? `?${query}` : ''}`;
  return [
    `curl -sS${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ${/[^\w.~:/%-]/.test(url) ? shellWord(url) : url}`,
    '-H "Authorization: Bearer $SALESLOFT_API_KEY"',
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${shellWord(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
}
