import {codeBlock, jsonBlock} from './codeBlock';
import {examplesOf, mainMedia} from '../../openapi/model/media';
import {attributes} from './mdx';
import type {PlacedOperation, Response} from '../../openapi/model/spec';
import {say} from './texts/say';

/** Text that is not JSON stands as it is written. */
const exampleBlock = (title: string, value: unknown, type: string): string =>
  typeof value === 'string' && !type.includes('json') ? codeBlock(title, 'text', value) : jsonBlock(title, value);

const titleOf = (status: string, name: string | undefined): string =>
  name === undefined ? say('response.sample', {status}) : say('response.namedSample', {status, name});

/** Errors that all operations share have one example without a name, on the page that describes them. */
const hasNamedExamples = ({content = {}}: Response): boolean =>
  Object.values(content).some(({examples}) => examples !== undefined);

/** The examples of each response to a request that succeeds, and of the errors of this operation alone. */
const responseSamples = ({responses = {}}: PlacedOperation): string[] =>
  Object.entries(responses)
    .filter(([status, response]) => status.startsWith('2') || hasNamedExamples(response))
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
