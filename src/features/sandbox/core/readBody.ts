import {sentFor} from '../../../../openapi/model/listResponse';
import {type PlacedOperation, mainMedia} from '../../../../openapi/model/spec';
import {isDeeper} from '../../../utils/isDeeper';
import {isObject} from '../../../utils/isObject';
import {failure} from './call';

/** Longest body that is accepted, in bytes over HTTP, else in characters. */
export const LONGEST_BODY = 10_000_000;

export const tooLarge = (): Response => failure(413, 'Sandbox: the body is larger than 10 MB. Send less at once');

/** The fields of a form, with their types in the description. Brackets name a part: `custom_fields[Depots]=2`. */
function readForm({requestBody}: PlacedOperation, text: string): unknown {
  const {properties = {}} = mainMedia(requestBody?.content)?.[1].schema ?? {};
  const form = new URLSearchParams(text);
  const fields = Object.entries(properties).map(([field, schema]) => {
    const name = schema.items ? `${field}[]` : field;
    return [field, sentFor({name, in: 'query', schema}, form)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The most levels of objects and lists in a body. The validator needs stack for each. */
const DEEPEST = 100;
/** The most fields of an object in a body. JavaScript needs longer for each of many more. */
const MOST_FIELDS = 10_000;

/** The most values in a body. A bulk job with 5,000 rows of 40 fields has fewer. */
export const MOST_VALUES = 200_000;

const isWide = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isWide)
    : isObject(value) && (Object.keys(value).length > MOST_FIELDS || Object.values(value).some(isWide));

/** The body of a request, or an error. Undefined for none. @param form the operation, if the body can be a form */
export function readBody(text: string, form: PlacedOperation | undefined): unknown {
  if (text.length > LONGEST_BODY) return tooLarge();
  // Before they are parsed and checked, which takes a second. A comma in a text counts, too.
  if (text.split(',', MOST_VALUES + 1).length > MOST_VALUES)
    return failure(413, `Sandbox: the body has more than ${String(MOST_VALUES)} values. Send less at once`);
  let body: unknown;
  try {
    body = text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    if (!form) return failure(400, "Sandbox: the body isn't valid JSON");
    body = readForm(form, text);
  }
  if (isDeeper(body, DEEPEST)) return failure(400, `Sandbox: the body has more than ${String(DEEPEST)} levels`);
  return isWide(body)
    ? failure(400, `Sandbox: an object in the body has more than ${String(MOST_FIELDS)} fields`)
    : body;
}
