import {METHODS, type Spec} from '../../openapi/model/spec';

/** The example body of each webhook event. @throws for an event without one */
export function exampleBodies({webhooks = {}}: Spec): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(webhooks).map(([event, item]) => {
      const body = METHODS.map((method) => item[method]?.requestBody).find((one) => one !== undefined);
      const example = body?.content['application/json']?.example;
      if (example === undefined)
        throw new Error(`The webhook ${event} has no example body. Add one in openapi/v2/webhooks/`);
      return [event, example];
    }),
  );
}
