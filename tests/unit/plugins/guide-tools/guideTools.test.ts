import {expect, test} from 'vitest';
import type {Spec} from '../../../../openapi/model/spec';
import {eventBodies} from '../../../../plugins/guide-tools';

test('@run-07 a webhook event without an example stops the build by its name', () => {
  const spec = {webhooks: {person_moved: {post: {operationId: 'moved', summary: 'Moved'}}}} as unknown as Spec;
  expect(() => eventBodies(spec)).toThrow('The webhook person_moved has no example body');
});
