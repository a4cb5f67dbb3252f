import {isObject} from '../../src/utils/isObject';

/** An event as the SDK sent it. */
export type WireEvent = Readonly<Record<string, unknown>>;

const TYPES = ['page', 'track', 'identify', 'alias', 'group'];

/** What is wrong with an event, or undefined. */
function problemOf(event: WireEvent, type: string): string | undefined {
  if (event.type !== type) return `type is ${JSON.stringify(event.type)}, not ${type}`;
  const missing = ['messageId', 'anonymousId', 'originalTimestamp', 'sentAt'].find(
    (name) => typeof event[name] !== 'string' || event[name] === '',
  );
  return missing && `${missing} is missing`;
}

/**
 * Reads the body of `POST /v1/<endpoint>`: one event of that type, or a batch of any.
 * @throws with the first problem in the events
 */
export function readEvents(endpoint: string, text: string): readonly WireEvent[] {
  const body: unknown = JSON.parse(text);
  if (!isObject(body)) throw new Error('the body is not an object');
  const batch = endpoint === 'batch' ? body.batch : [body];
  if (!Array.isArray(batch) || !batch.every(isObject)) throw new Error('batch is not a list of events');
  for (const event of batch) {
    const type = endpoint === 'batch' ? String(event.type) : endpoint;
    const problem = TYPES.includes(type) ? problemOf(event, type) : `${type} is not an event type`;
    if (problem !== undefined) throw new Error(problem);
  }
  return batch;
}
