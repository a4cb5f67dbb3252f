import type {SampleRequest} from '../../../src/features/samples/core/request';
import {listResponse} from '../../model/listResponse';
import {examplesOf, mainMedia} from '../../model/media';
import type {PlacedOperation} from '../../model/spec';
import {meaningOf} from '../../model/statusCodes';
import {codeBlock, jsonBlock} from '../codeBlock';
import type {ResponseSample} from '../page';
import {say} from '../say';

const titleOf = (status: string, name: string | undefined): string =>
  name === undefined ? say('response.sample', {status}) : say('response.namedSample', {status, name});

/**
 * The examples of each response, those of lists as the response to the request of the samples. A response without a body
 * has empty code.
 * @param shared statuses of errors that all operations share
 */
export const responseSamples = (
  {method, responses = {}, parameters = []}: PlacedOperation,
  request: SampleRequest,
  shared: ReadonlySet<string>,
): ResponseSample[] => {
  const query = new URLSearchParams(request.query.map(({name, value}) => [name, value]));
  return Object.entries(responses).flatMap(([status, {content}]) => {
    const about = {status, meaning: meaningOf(status), ...(shared.has(status) && {isShared: true as const})};
    const media = mainMedia(content)?.[1];
    // The body of an error without content is unknown, so it gets no sample.
    if (media === undefined) {
      return status.startsWith('2') ? [{...codeBlock(titleOf(status, undefined), 'text', ''), ...about}] : [];
    }
    return examplesOf(media).map(({name, value}) => ({
      ...jsonBlock(titleOf(status, name), method === 'get' ? listResponse(value, parameters, query) : value),
      ...about,
      ...(name !== undefined && {name}),
    }));
  });
};
