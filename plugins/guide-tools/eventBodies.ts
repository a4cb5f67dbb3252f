import {METHODS, type MediaType, type Spec} from '../../openapi/model/spec';

/** The body of each webhook event, with its schema and example. @throws for an event without an example */
export const eventBodies = ({webhooks = {}}: Spec): readonly (readonly [event: string, body: MediaType])[] =>
  Object.entries(webhooks).map(([event, item]) => {
    const body = METHODS.map((method) => item[method]?.requestBody?.content['application/json']).find(Boolean);
    if (body?.example === undefined)
      throw new Error(`The webhook ${event} has no example body. Add one in openapi/v2/webhooks/`);
    return [event, body];
  });
