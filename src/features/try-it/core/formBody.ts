import {MULTIPART, URLENCODED} from '../../../../openapi/model/mediaTypes';
import type {Form} from '../../samples/core/request';

export type FormBody = FormData | URLSearchParams | File;

/** A form as browsers send it, or the only file of a body of another type. */
export function formBody({type, fields}: Form): FormBody | undefined {
  if (type === URLENCODED) return new URLSearchParams(fields.map(({name, value}) => [name, value]));
  if (type !== MULTIPART) return fields[0]?.file;
  const data = new FormData();
  for (const {name, value, file} of fields) data.append(name, file ?? value);
  return data;
}
