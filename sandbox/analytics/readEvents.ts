/** An event as it came over the wire. */
export type WireEvent = Readonly<Record<string, unknown>>;

const TYPES = ['page', 'track', 'identify', 'alias', 'group'];

const isEvent = (value: unknown): value is WireEvent => typeof value === 'object' && value !== null;

/** What is missing of an event; undefined for a whole one. */
function faultOf(event: WireEvent, type: string): string | undefined {
  if (event.type !== type) return `type is ${JSON.stringify(event.type)}, not ${type}`;
  const missing = ['messageId', 'anonymousId', 'originalTimestamp', 'sentAt'].find(
    (name) => typeof event[name] !== 'string' || event[name] === '',
  );
  return missing && `${missing} is missing`;
}

/**
 * Reads the body of `POST /v1/<endpoint>`: one event of that type, or a batch of any.
 * @throws Error that says what is wrong with it.
 */
export function readEvents(endpoint: string, text: string): readonly WireEvent[] {
  const body: unknown = JSON.parse(text);
  if (!isEvent(body)) throw new Error('the body is not an object');
  const batch = endpoint === 'batch' ? body.batch : [body];
  if (!Array.isArray(batch) || !batch.every(isEvent)) throw new Error('batch is not a list of events');
  for (const event of batch) {
    const type = endpoint === 'batch' ? String(event.type) : endpoint;
    const fault = TYPES.includes(type) ? faultOf(event, type) : `${type} is not an event type`;
    if (fault !== undefined) throw new Error(fault);
  }
  return batch;
}
