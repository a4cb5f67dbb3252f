import {type Parameter, mainMedia} from '@site/openapi/model/spec';
import {isObject} from '@site/src/utils/isObject';
import type {Call} from './call';
import {textOf} from './store';

/** A search as the call of a list, with the fields of its body in the query. */
export function searchAsList(call: Call, list: string): Call {
  const {operation, body} = call;
  const {properties = {}} = mainMedia(operation.requestBody?.content)?.[1].schema ?? {};
  const parameters = Object.entries(properties).map(([name, schema]): Parameter => ({name, in: 'query', schema}));
  const query = Object.entries(body).flatMap(([name, value]) =>
    isObject(value)
      ? Object.entries(value).map(([part, bound]) => [`${name}[${part}]`, textOf(bound)])
      : [value].flat().map((one) => [name, textOf(one)]),
  );
  return {...call, list, operation: {...operation, parameters}, query: new URLSearchParams(query)};
}
