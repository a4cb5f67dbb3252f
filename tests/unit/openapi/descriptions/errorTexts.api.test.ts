import {describe, expect, test} from 'vitest';
import {MISSING_TOKEN, WRONG_TOKEN, isKnownMessage, messagesIn} from '../../../../openapi/model/errorMessages';
import {referred} from '../../../../openapi/model/node';
import {type Response, examplesOf as examplesIn, mainMedia, operationsOf} from '../../../../openapi/model/spec';
import {readPublished} from '../../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../../src/config/apiVersions';
import {examplesOf, responseOf, spec} from '../../support/publishedSpec';

describe('@true-04 errors show the texts that the API sends', () => {
  test('@true-04 @source-01 without a token, and with one that is not accepted', () => {
    expect(Object.values(examplesOf(responseOf('/v2/people', 'get', '401')))).toEqual([
      {error: MISSING_TOKEN},
      {error: WRONG_TOKEN},
    ]);
  });

  test('@source-01 an example of an error has no other text than the known ones', () => {
    const unknown = operationsOf(readPublished(apiVersions[0])).flatMap(({operationId, responses = {}}) =>
      Object.entries(responses).flatMap(([status, response]) => {
        const {content} = referred(spec, response) as Response;
        const texts = examplesIn(mainMedia(content)?.[1] ?? {}).flatMap(({value}) => messagesIn(value));
        return texts.filter((text) => !isKnownMessage(text, Number(status))).map((text) => [operationId, status, text]);
      }),
    );
    expect(unknown).toEqual([]);
  });
});

describe('@true-03 responses show the states that matter', () => {
  test.each([
    ['/v2/tasks/{id}', 'completed', {current_state: 'completed'}],
    ['/v2/tasks/{id}', 'scheduled', {current_state: 'scheduled', completed_at: null}],
    ['/v2/activities/emails/{id}', 'one_off', {cadence: null, step: null, action: null, email_template: null}],
    ['/v2/people/{id}', 'empty_fields', {last_contacted_at: null, locale: null, import: null}],
  ])('@true-03 %s shows %s', (path, name, fields) => {
    expect(examplesOf(responseOf(path, 'get', '200'))[name]).toMatchObject({data: fields});
  });

  test('@true-03 a task that was created is open', () => {
    const {media} = responseOf('/v2/tasks', 'post', '200');
    expect(media.example).toMatchObject({data: {current_state: 'scheduled', completed_at: null}});
  });

  test('@true-03 emails in a list have no subject until it is requested', () => {
    const lists = examplesOf(responseOf('/v2/activities/emails', 'get', '200'));
    const subjects = (name: string): unknown[] =>
      (lists[name] as {readonly data: readonly {readonly subject?: unknown}[]}).data.map(({subject}) => subject);
    expect(subjects('without_contents')).toEqual([undefined, undefined]);
    expect(subjects('with_contents')).toEqual(['The pilot agreement']);
  });
});
