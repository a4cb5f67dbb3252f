import openapiTS, {astToString} from 'openapi-typescript';
import type {Spec} from '../../model/spec';

/** An interface with the payload of each event, in terms of the generated `webhooks`. */
const eventMap = (names: readonly string[]): string =>
  [
    '/** Payloads of webhook deliveries by event; the header `x-salesloft-event` names the event. */',
    'export interface WebhookPayloads {',
    ...names.map((name) => `    ${name}: webhooks["${name}"]["post"]["requestBody"]["content"]["application/json"];`),
    '}',
  ].join('\n');

/**
 * TypeScript declarations of a description: those of openapi-typescript, and the payload of each webhook event by name.
 */
export async function typescriptTypes(spec: Spec): Promise<string> {
  const {info, webhooks = {}} = spec;
  // The library changes its input, so it gets a copy.
  const types = astToString(await openapiTS(JSON.stringify(spec)));
  const names = Object.keys(webhooks);
  return [
    `// ${info.title}, version ${info.version}. Use it with openapi-fetch, or on its own: import type {components} from "./v2".`,
    types,
    ...(names.length > 0 ? [eventMap(names)] : []),
    '',
  ].join('\n');
}
