import {isFormType} from '../../openapi/model/mediaTypes';
import {
  type FormField,
  type Form,
  KEY_PLACEHOLDER,
  type SampleRequest,
  headersOf,
  requestUrl,
} from '../../src/features/samples/core/request';
import {type JsonValue, jsonText} from '../../src/features/samples/core/jsonText';
import {FILE_BYTES} from './cases';
import type {Received} from './echo';
import {KEY} from './runners';

/** Whether the text is the body, layout and escapes aside; a number that lost a digit is another number. */
function isBody(came: string, body: JsonValue | undefined): boolean {
  if (body === undefined) return came === '';
  if (came === jsonText(body, 2) || came === jsonText(body, 0)) return true;
  try {
    return jsonText(JSON.parse(came) as JsonValue, 0) === jsonText(body, 0);
  } catch {
    return false;
  }
}

/** Path and query in one spelling: a space in a query is `+` or `%20`, and brackets may be encoded. */
function targetOf(address: string): string {
  const {pathname, searchParams} = new URL(address, 'http://localhost');
  return `${pathname}?${String(searchParams)}`;
}

/** The fields of a form as another reader of forms finds them. The content of a file is a field of its own. */
async function fieldsOf({body, headers}: Received): Promise<string> {
  const response = new Response(new Uint8Array(body), {headers: {'Content-Type': headers['content-type'] ?? ''}});
  const fields = [...(await response.formData())].map(async ([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, Buffer.from(await value.arrayBuffer()).toString('latin1')],
  );
  return JSON.stringify(await Promise.all(fields));
}

const meantBy = ({name, value, isFile}: FormField) => [name, isFile ? FILE_BYTES.toString('latin1') : value];

/** Whether the fields came in, or the bytes of the only file. */
const isForm = async ({type, fields}: Form, received: Received): Promise<boolean> =>
  isFormType(type)
    ? (await fieldsOf(received)) === JSON.stringify(fields.map(meantBy))
    : received.body.equals(FILE_BYTES);

/** What differs between the request that was meant and the one that came in; undefined if nothing does. */
export async function differenceOf(
  request: SampleRequest,
  received: Received | undefined,
): Promise<string | undefined> {
  if (!received) return 'nothing was sent';
  const parts: readonly (readonly [what: string, meant: string, came: string])[] = [
    ['method', request.method, received.method],
    ['path and query', targetOf(requestUrl(request)), targetOf(received.target)],
    // curl chooses the boundary of a form.
    ...headersOf(request)
      .filter(({value}) => !value.includes('boundary='))
      .map(
        ({name, value}) =>
          [name, value.replace(KEY_PLACEHOLDER, () => KEY), String(received.headers[name.toLowerCase()])] as const,
      ),
  ];
  const [different] = parts.filter(([, meant, came]) => meant !== came);
  if (different) return `${different[0]}: meant ${JSON.stringify(different[1])}, came ${JSON.stringify(different[2])}`;
  const body = String(received.body);
  const isMeant = request.form ? await isForm(request.form, received) : isBody(body, request.body);
  return isMeant ? undefined : `body: came ${JSON.stringify(body)}`;
}
