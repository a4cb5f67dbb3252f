import {MULTIPART, URLENCODED} from '../../../../openapi/model/mediaTypes';
import {BOUNDARY, type Form, type FormField} from './request';

/** A name in a header of a field (HTML, 4.10.21.8). */
const inQuotes = (name: string): string =>
  `"${name.replaceAll(/["\r\n]/g, (character) => encodeURIComponent(character))}"`;

/** Text of a body, or a file whose content takes its place. */
export type BodyPart = Pick<FormField, 'value' | 'isFile'>;

function partsOfField(field: FormField): readonly BodyPart[] {
  const {name, value, isFile} = field;
  const file = isFile ? `; filename=${inQuotes(value)}\r\nContent-Type: application/octet-stream` : '';
  const header = `Content-Disposition: form-data; name=${inQuotes(name)}${file}`;
  return [{value: `--${BOUNDARY}\r\n${header}\r\n\r\n`}, field, {value: '\r\n'}];
}

function withoutNeighbors(parts: readonly BodyPart[]): readonly BodyPart[] {
  const joined: BodyPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isNext = last && !last.isFile && !part.isFile;
    if (isNext) joined[joined.length - 1] = {value: last.value + part.value};
    else joined.push(part);
  }
  return joined;
}

/** A form as texts and files, as programs send it that have no library for it (RFC 7578). */
export function formParts({type, fields}: Form): readonly BodyPart[] {
  if (type === URLENCODED)
    return [{value: new URLSearchParams(fields.map(({name, value}) => [name, value])).toString()}];
  return type === MULTIPART
    ? withoutNeighbors([...fields.flatMap(partsOfField), {value: `--${BOUNDARY}--\r\n`}])
    : fields;
}

export const sendsFiles = ({form}: {readonly form?: Form | undefined}): boolean =>
  form?.fields.some(({isFile}) => isFile) ?? false;
