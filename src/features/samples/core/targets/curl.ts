import {type SampleWriter, bodyLiteral, schemeOf, shell} from '../sampleWriter';
import {MULTIPART, URLENCODED, isFormType} from '../../../../../openapi/model/mediaTypes';
import {
  type FormField,
  KEY_VARIABLE,
  type NameValue,
  type SampleRequest,
  headersOf,
  percentEncoded,
  requestUrl,
} from '../request';

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

/** curl ends the name of a file at these characters, unless it is in quotes. */
const fileName = (name: string): string =>
  /[,;"\\]/.test(name) ? `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"` : name;

/** A field of a form. curl reads a file where a text begins with `@` or `<`, and options after a semicolon. */
function fieldOption({name, value, isFile}: FormField): string {
  if (isFile) return `-F ${quoted(`${name}=@${fileName(value)}`)}`;
  return `${/^[@<"]|;/.test(value) ? '--form-string' : '-F'} ${quoted(`${name}=${value}`)}`;
}

/** The options of a body. They make the request a POST. */
function bodyOptions({body, form}: SampleRequest): string[] {
  if (!form) return body === undefined ? [] : [`-d ${bodyLiteral(body, shell, '')}`];
  if (form.type === MULTIPART) return form.fields.map(fieldOption);
  if (form.type === URLENCODED) return form.fields.map(pairOption);
  return form.fields.map(({value}) => `--data-binary ${quoted(`@${value}`)}`);
}

/** The headers, without the type of a form, which curl writes itself. */
const headersWith = (request: SampleRequest): readonly NameValue[] =>
  headersOf(request).filter(
    ({name}) => !request.form?.fields.length || !isFormType(request.form.type) || name.toLowerCase() !== 'content-type',
  );

/**
 * curl for a POSIX shell, as in the guides: each parameter of the query has a line. The body of a request takes the place
 * of these lines, so the query is in the URL then.
 */
export const write: SampleWriter = (request) => {
  const {method, saves} = request;
  const sent = bodyOptions(request);
  const query = sent.length > 0 ? [] : request.query;
  const isUsual = method === (sent.length > 0 ? 'POST' : 'GET');
  const url = shell.string(requestUrl(sent.length > 0 ? request : {...request, query: []}));
  return [
    ['curl -sS', ...(isUsual ? [] : [`-X ${method}`]), ...(query.length > 0 ? ['-G'] : []), url].join(' '),
    ...headersWith(request).map((header) => headerOption(header, request.keyVariable)),
    ...query.map(pairOption),
    ...sent,
    ...(saves === undefined ? [] : [`--output ${quoted(saves)}`]),
  ].join(' \\\n  ');
};
