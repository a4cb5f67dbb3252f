import {describe, expect, test} from 'vitest';
import {MISSING_TOKEN, WRONG_TOKEN, isKnownMessage, messagesIn} from '../../../../openapi/model/errorMessages';
import {examplesOf as examplesIn, mainMedia} from '../../../../openapi/model/media';
import {childOf, referred} from '../../../../openapi/model/node';
import {type Response, operationsOf} from '../../../../openapi/model/spec';
import {readPublished} from '../../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../../src/config/apiVersions';
import {examplesOf, faultsOf, responseOf, spec} from '../../support/publishedSpec';

const SCOPED = 'Requested scoped field(s) could not be returned, required scope access not included.';

describe('@true-04 errors show the texts that the API sends', () => {
  test.each([
    ['403', {error: '… does not have the required scopes'}],
    ['404', {error: 'Not Found'}],
    ['429', {error: 'API rate limit exceeded'}],
  ])('@true-04 %s, for all operations', (status, example) => {
    const {media} = responseOf('/v2/people/{id}', 'get', status);
    expect(media.example).toEqual(example);
  });

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

  test('@true-04 a value that is taken, for all operations', () => {
    const {media} = responseOf('/v2/people', 'post', '422');
    expect(media.example).toEqual({errors: {email_address: ['has already been taken']}});
  });

  test.each<[string, string, string, readonly object[]]>([
    [
      'people who cannot join a cadence',
      '/v2/cadence_memberships',
      'post',
      [
        {errors: {cadence_id: ['is already in progress for this person']}},
        {errors: {cadence_id: ['is not owned by the provided user and is not a team cadence']}},
        {errors: {person_id: ['has contact restrictions']}},
      ],
    ],
    [
      'a signal of an unknown type',
      '/v2/signals',
      'post',
      [{errors: {type: ['no Signal Registration found for integration id 1130 and given type']}}],
    ],
    ['scoped fields without their scope', '/v2/activities/emails', 'get', [{error: SCOPED}]],
    [
      'a dynamic tag that an import does not know',
      '/v2/cadence_imports',
      'post',
      [{errors: {body: ['contains invalid dynamic tags']}}],
    ],
  ])('@true-04 %s', (_, path, method, expected) => {
    const response = responseOf(path, method, '422');
    const values = Object.values(examplesOf(response));
    expect(values).toEqual(expected);
    expect(values.flatMap((value) => faultsOf(response, value))).toEqual([]);
  });

  test('@true-04 the overview says that an unknown URL returns HTML, and how lists and ranges are written', () => {
    const description = String(childOf(spec, 'info').description);
    expect(description).toContain('404 with an HTML page');
    expect(description).toContain('`name[]=a&name[]=b`');
    expect(description).toContain('https://status.salesloft.com/');
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
