import {type SampleWriter, bodyLiteral, schemeOf, shell} from '../sampleWriter';
import {KEY_VARIABLE, type NameValue, headersOf, percentEncoded, requestUrl} from '../request';

export {default as grammar} from 'highlight.js/lib/languages/bash';

/** Letters, marks, digits, punctuation, symbols and spaces. curl encodes them, and readers see them. */
const VISIBLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;

/** Double quotes as in the guides, unless a character is special in them (POSIX shell, 2.2.3, and history expansion). */
const quoted = (text: string): string => (/["$`\\!]/.test(text) ? shell.string(text) : `"${text}"`);

/** curl encodes values and leaves names as they are. Brackets need no encoding there. */
function pairOption({name, value}: NameValue): string {
  const before = `${percentEncoded(name).replaceAll('%5B', '[').replaceAll('%5D', ']')}=`;
  return VISIBLE.test(value)
    ? `--data-urlencode ${quoted(before + value)}`
    : `-d ${quoted(before + percentEncoded(value))}`;
}

const headerOption = ({name, value}: NameValue, variable = KEY_VARIABLE): string =>
  name.toLowerCase() === 'authorization'
    ? `-H "${name}: ${schemeOf(value)} $${variable}"`
    : `-H ${quoted(`${name}: ${value}`)}`;

/**
 * curl for a POSIX shell, as in the guides: each parameter of the query has a line. The body of a request takes the place
 * of these lines, so the query is in the URL then.
 */
export const write: SampleWriter = (request) => {
  const {method, body} = request;
  const query = body === undefined ? request.query : [];
  const isUsual = method === (body === undefined ? 'GET' : 'POST');
  const url = shell.string(requestUrl(body === undefined ? {...request, query: []} : request));
  return [
    ['curl -sS', ...(isUsual ? [] : [`-X ${method}`]), ...(query.length > 0 ? ['-G'] : []), url].join(' '),
    ...headersOf(request).map((header) => headerOption(header, request.keyVariable)),
    ...query.map(pairOption),
    ...(body === undefined ? [] : [`-d ${bodyLiteral(body, shell, '')}`]),
  ].join(' \\\n  ');
};
