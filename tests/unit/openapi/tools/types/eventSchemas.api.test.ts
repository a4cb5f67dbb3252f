import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, test} from 'vitest';
import type {Spec} from '../../../../../openapi/model/spec';
import {readPublished} from '../../../../../openapi/tools/bundle/readBundle';
import {eventSchemas} from '../../../../../openapi/tools/bundle/bundleVersion';
import {apiVersions} from '../../../../../src/config/apiVersions';

const ID = 'https://docs.example/events.schema.json';
const spec = readPublished(apiVersions[0]) as unknown as Spec;
const ajv = new Ajv2020({strict: true, allErrors: true});
addFormats(ajv);
ajv.addSchema(eventSchemas(spec, ID));

const examples = Object.entries(spec.webhooks ?? {}).flatMap(([event, {post}]) => {
  const media = post?.requestBody?.content['application/json'];
  return media ? [[event, media.example ?? Object.values(media.examples ?? {})[0]?.value] as const] : [];
});

const problemsOf = (event: string, payload: unknown): string[] => {
  const validate = ajv.getSchema(`${ID}#/$defs/${event}`);
  if (!validate) throw new Error(`no schema for ${event}`);
  void validate(payload);
  return (validate.errors ?? []).map(({instancePath, message = ''}) => `${instancePath} ${message}`);
};

describe('the JSON Schema of webhook deliveries', () => {
  test.each(examples)('@true-03 accepts the example of %s', (event, payload) => {
    expect(problemsOf(event, payload)).toEqual([]);
  });

  test('rejects a payload of another type', () => {
    expect(problemsOf('person_updated', {id: 'one'})).toContain('/id must be integer');
  });

  test('names the webhook whose body has no schema', () => {
    const empty = {...spec, webhooks: {person_lost: {post: {operationId: 'x', summary: 'A person was lost'}}}} as Spec;
    expect(() => eventSchemas(empty, ID)).toThrow('The webhook person_lost has no JSON schema for its body');
  });
});
