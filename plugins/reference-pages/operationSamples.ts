import {highlight} from '../code-blocks/highlight';
import {curlSample} from './curlSample';
import {examplesOf, mainMedia} from './media';
import {attributes} from './mdx';
import type {PlacedOperation} from './spec';

function block(title: string, language: string, text: string): string {
  return `<CodeBlock${attributes({title, language, html: highlight(text, language)})} />`;
}

/** Text that is not JSON stands as it is written. */
const exampleBlock = (title: string, value: unknown, type: string): string =>
  typeof value === 'string' && !type.includes('json')
    ? block(title, 'text', value)
    : block(title, 'json', JSON.stringify(value, null, 2));

/** The request of an operation, in blocks. */
function requestSample(operation: PlacedOperation, server: string): string[] {
  const [, request] = mainMedia(operation.requestBody?.content) ?? [];
  const body = (request && examplesOf(request)[0]?.value) ?? request?.schema?.examples?.[0];
  return ['<RequestSample>', block('Request', 'bash', curlSample(operation, server, body)), '</RequestSample>'];
}

/** The examples of each answer to a request that succeeds. */
const responseSamples = ({responses = {}}: PlacedOperation): string[] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, {content}]) => {
      const [type, media] = mainMedia(content) ?? [];
      if (type === undefined || media === undefined) return [];
      return examplesOf(media).map(({name, value}) =>
        exampleBlock(`Response ${status}${name === undefined ? '' : `: ${name}`}`, value, type),
      );
    });

/** The column of samples: the request, then what answers it. */
export const operationSamples = (operation: PlacedOperation, server: string): string[] => [
  '<OperationSamples>',
  ...requestSample(operation, server),
  ...responseSamples(operation),
  '</OperationSamples>',
];
