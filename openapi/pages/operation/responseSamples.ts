import {examplesOf, mainMedia} from '../../model/media';
import type {PlacedOperation, Response} from '../../model/spec';
import {codeBlock, jsonBlock} from '../codeBlock';
import type {CodeBlock} from '../page';
import {say} from '../say';

const titleOf = (status: string, name: string | undefined): string =>
  name === undefined ? say('response.sample', {status}) : say('response.namedSample', {status, name});

/** A string in a format other than JSON stays unchanged. */
const sample = (title: string, value: unknown, type: string): CodeBlock =>
  typeof value === 'string' && !type.includes('json') ? codeBlock(title, 'text', value) : jsonBlock(title, value);

/** Shared errors have one unnamed example, on the page that describes them. */
const hasNamedExamples = ({content = {}}: Response): boolean =>
  Object.values(content).some(({examples}) => examples !== undefined);

/** The examples of successful responses and of errors that only this operation has. */
export const responseSamples = ({responses = {}}: PlacedOperation): CodeBlock[] =>
  Object.entries(responses)
    .filter(([status, response]) => status.startsWith('2') || hasNamedExamples(response))
    .flatMap(([status, {content}]) => {
      const [type, media] = mainMedia(content) ?? [];
      if (type === undefined || media === undefined) return [];
      return examplesOf(media).map(({name, value}) => sample(titleOf(status, name), value, type));
    });
