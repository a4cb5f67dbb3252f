import {describe, expect, test} from 'vitest';
import {type JsonResponse, type ScriptedApi, mockApi, startScript} from './servers';
import {type Finished, runSample} from './support';

const NO_ACCESS = {error: 'Requested scoped field(s) could not be returned, required scope access not included.'};
const EMAIL = {id: 7730041, sent_at: '2026-09-08T09:04:12.771930-04:00', status: 'sent', counts: {replies: 1}};
const CONTENTS = {subject: 'Fewer missed pickups', body: '<p>Hi Priya</p>'};

const mock = mockApi();

let api: ScriptedApi | undefined;

/** What the sample printed: one object for each line. */
const linesOf = ({stdout}: Finished): unknown[] =>
  stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);

describe.each(['sh', 'mjs', 'py'])('read-emails.%s', (ending) => {
  const file = `docs/platform/guides/samples/read-emails.${ending}`;
  const play = async (...responses: JsonResponse[]): Promise<Finished> => {
    api = await startScript(...responses);
    return runSample(file, {env: {SALESLOFT_API_URL: api.url}, args: ['70211']});
  };

  test('@topics-03 requests the emails to one person from the sandbox, with their contents', async () => {
    const finished = await runSample(file, {env: {SALESLOFT_API_URL: mock.url}, args: ['70211']});
    expect({code: finished.code, stderr: finished.stderr}).toEqual({code: 0, stderr: ''});
    expect(linesOf(finished)).toContainEqual(expect.objectContaining({id: 7730041, status: 'sent'}));
    const query = mock.requests.at(-1)?.query;
    expect(query?.getAll('scoped_fields[]')).toEqual(['subject', 'body']);
    expect(query?.getAll('person_id[]')).toEqual(['70211']);
  });

  test('reads the emails without contents when the token has no access to them', async () => {
    const finished = await play({status: 422, body: NO_ACCESS}, {body: {data: [EMAIL]}});
    expect(finished).toMatchObject({code: 0, stderr: expect.stringContaining('email_contents:read') as string});
    expect(linesOf(finished)).toEqual([{id: 7730041, sent_at: EMAIL.sent_at, status: 'sent', replies: 1}]);
    expect(api?.requests.map((line) => line.includes('scoped_fields'))).toEqual([true, false]);
  });

  test('prints the subject and the body, and reads the next page after a full one', async () => {
    const full = Array.from({length: 100}, (_, index) => ({...EMAIL, id: index}));
    const finished = await play({body: {data: full}}, {body: {data: [{...EMAIL, ...CONTENTS}]}});
    const lines = linesOf(finished);
    expect(lines).toHaveLength(101);
    expect(lines[100]).toEqual({id: 7730041, sent_at: EMAIL.sent_at, status: 'sent', replies: 1, ...CONTENTS});
    expect(api?.requests[1]).toContain('page=2');
  });
});
