import {examplesOf, mainMedia} from '../../model/media';
import type {PlacedOperation} from '../../model/spec';
import {meaningOf} from '../../model/statusCodes';
import {codeBlock, jsonBlock} from '../codeBlock';
import type {CodeBlock, ResponseSample} from '../page';
import {say} from '../say';

const titleOf = (status: string, name: string | undefined): string =>
  name === undefined ? say('response.sample', {status}) : say('response.namedSample', {status, name});

/** A string in a format that is not JSON stays as it is written. */
const sample = (title: string, value: unknown, type: string): CodeBlock =>
  typeof value === 'string' && !type.includes('json') ? codeBlock(title, 'text', value) : jsonBlock(title, value);

/**
 * The examples of each response. The code of a response without a body is empty.
 * @param shared the statuses whose response is an error that operations share
 */
export const responseSamples = (
  {responses = {}}: PlacedOperation,
  shared: ReadonlySet<string> = new Set(),
): ResponseSample[] =>
  Object.entries(responses).flatMap(([status, {content}]) => {
    const about = {status, meaning: meaningOf(status), ...(shared.has(status) && {isShared: true as const})};
    const [type, media] = mainMedia(content) ?? [];
    // An error without content is one of which the body is not known.
    if (type === undefined || media === undefined) {
      return status.startsWith('2') ? [{...codeBlock(titleOf(status, undefined), 'text', ''), ...about}] : [];
    }
    return examplesOf(media).map(({name, value}) => ({
      ...sample(titleOf(status, name), value, type),
      ...about,
      ...(name !== undefined && {name}),
    }));
  });
