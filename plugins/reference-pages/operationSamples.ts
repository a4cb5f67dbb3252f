import {codeBlock, jsonBlock} from './codeBlock';
import {examplesOf, mainMedia} from './media';
import {attributes} from './mdx';
import type {PlacedOperation} from './spec';

/** Text that is not JSON stands as it is written. */
const exampleBlock = (title: string, value: unknown, type: string): string =>
  typeof value === 'string' && !type.includes('json') ? codeBlock(title, 'text', value) : jsonBlock(title, value);

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

/** The column of samples: the request in every language, then what answers it. */
export const operationSamples = (operation: PlacedOperation): string[] => [
  '<OperationSamples>',
  `<RequestSamples${attributes({body: operation.requestBody !== undefined})} />`,
  ...responseSamples(operation),
  '</OperationSamples>',
];
