import {codeBlock, jsonBlock} from './codeBlock';
import {examplesOf, mainMedia} from './media';
import {attributes} from './mdx';
import type {PlacedOperation} from './spec';
import {say} from './texts/say';

/** Text that is not JSON stands as it is written. */
const exampleBlock = (title: string, value: unknown, type: string): string =>
  typeof value === 'string' && !type.includes('json') ? codeBlock(title, 'text', value) : jsonBlock(title, value);

const titleOf = (status: string, name: string | undefined): string =>
  name === undefined ? say('response.sample', {status}) : say('response.namedSample', {status, name});

/** The examples of each answer to a request that succeeds. */
const responseSamples = ({responses = {}}: PlacedOperation): string[] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, {content}]) => {
      const [type, media] = mainMedia(content) ?? [];
      if (type === undefined || media === undefined) return [];
      return examplesOf(media).map(({name, value}) => exampleBlock(titleOf(status, name), value, type));
    });

/** The column of samples: the request in every language, then what answers it. */
export const operationSamples = (operation: PlacedOperation): string[] => [
  '<OperationSamples>',
  `<RequestSamples${attributes({body: operation.requestBody !== undefined})} />`,
  ...responseSamples(operation),
  '</OperationSamples>',
];
