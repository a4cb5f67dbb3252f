import {isFormType, isJsonType} from './mediaTypes';
import {type NamedMedia, type Operation, type Parameter, type Schema, mainMedia} from './spec';

/** Whether a field of a form is a file and not text (OpenAPI 3.1, 4.8.14.2, and 3.0, 4.7.14.2). */
export const isFile = ({format, contentMediaType = 'application/json', contentEncoding}: Schema): boolean =>
  format === 'binary' || (contentEncoding === undefined && !isJsonType(contentMediaType));

/** Bodies that are several in one, or of any type. */
const STREAMS = /^multipart\/|event-stream|json|\*/i;

const isText = ({type = 'string', ...schema}: Schema): boolean =>
  type === 'string' && !schema.properties && !schema.oneOf && !schema.anyOf && !schema.allOf;

/** How a body is shown and sent. Undefined if no page, sample or form can. */
export function bodyKind([type, {schema = {}}]: NamedMedia): 'json' | 'form' | 'file' | undefined {
  if (isJsonType(type)) return 'json';
  if (isFormType(type)) return schema.properties && 'form';
  return isText(schema) && !STREAMS.test(type) ? 'file' : undefined;
}

/** The name of a file of this type, for samples. */
export function fileName(type = ''): string {
  const [, end = type.startsWith('text/') ? 'txt' : 'bin'] = /^\w+\/([a-z\d]{2,4})$/.exec(type) ?? [];
  return `file.${end}`;
}

/** The fields of a body that isn't JSON, as parameters in `body`. A body that is a file has one. Undefined for others. */
export function formFields({requestBody}: Pick<Operation, 'requestBody'>): readonly Parameter[] | undefined {
  const main = mainMedia(requestBody?.content);
  const kind = main && bodyKind(main);
  if (!main || !kind || kind === 'json') return undefined;
  const [type, {schema: {properties = {}, required = []} = {}, example}] = main;
  if (kind === 'file') {
    const schema = {format: 'binary', contentMediaType: type};
    return [{name: 'body', in: 'body', required: requestBody?.required, description: requestBody?.description, schema}];
  }
  const values = new Map(Object.entries(example ?? {}));
  return Object.entries(properties).map(([name, schema]): Parameter => {
    const {description} = schema;
    return {name, in: 'body', required: required.includes(name), description, schema, example: values.get(name)};
  });
}

/** The media type of the file that an operation returns, if it returns one. */
export const downloadType = ({responses = {}}: Operation): string | undefined =>
  Object.entries(responses)
    .flatMap(([status, {content}]) => (status.startsWith('2') ? [mainMedia(content)] : []))
    .find((media) => media && bodyKind(media) === 'file')?.[0];
