import type {Example, MediaType, Operation} from './spec';

export type Content = Readonly<Record<string, MediaType>>;

export const JSON_TYPE = 'application/json';

/** The format that pages describe: JSON if there is a choice. */
export function mainMedia(content: Content = {}): readonly [type: string, media: MediaType] | undefined {
  const json = content[JSON_TYPE];
  return json ? [JSON_TYPE, json] : Object.entries(content)[0];
}

export const successMedia = ({responses = {}}: Operation): MediaType[] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, {content = {}}]) => Object.values(content));

/** The examples of a body, each value once. Several have names: their summaries or keys. */
export function examplesOf({example, examples = {}}: MediaType): {readonly name?: string; readonly value: unknown}[] {
  const named = Object.entries<Example>(examples).flatMap(([key, {summary, value}]) =>
    value === undefined ? [] : [{name: summary ?? key, value}],
  );
  const isNamed = named.some(({value}) => JSON.stringify(value) === JSON.stringify(example));
  return example === undefined || isNamed ? named : [{value: example}, ...named];
}
