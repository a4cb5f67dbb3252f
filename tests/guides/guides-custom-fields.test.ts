import {describe, expect, test} from 'vitest';
import {type JsonResponse, type ScriptedApi, mockApi, startScript} from './servers';
import {type Finished, errorOf, runSample} from './support';

const FIELDS: JsonResponse = {body: {data: [{name: 'Fleet size'}, {name: 'Contract end'}]}};
const person = (custom_fields: Readonly<Record<string, string>>): JsonResponse => ({body: {data: {custom_fields}}});

const mock = mockApi();

let api: ScriptedApi | undefined;

describe.each(['sh', 'mjs', 'py'])('set-custom-fields.%s', (ending) => {
  const run = (url: string, name: string, value: string): Promise<Finished> =>
    runSample(`docs/platform/guides/samples/set-custom-fields.${ending}`, {
      env: {SALESLOFT_API_URL: url},
      args: ending === 'sh' ? ['70211', name, value] : ['70211', `${name}=${value}`],
    });
  const play = async (name: string, value: string, ...responses: JsonResponse[]): Promise<Finished> => {
    api = await startScript(...responses);
    return run(api.url, name, value);
  };

  test('@topics-03 sets a field of a person of the sandbox', async () => {
    const {code, stdout, stderr} = await run(mock.url, 'Fleet size', '155');
    expect({code, stdout, stderr}).toEqual({code: 0, stdout: 'Fleet size: 155\n', stderr: ''});
    expect(mock.requests.map(({method, path}) => `${method} ${path}`)).toEqual([
      'GET /v2/custom_fields',
      'GET /v2/people/70211',
      'PUT /v2/people/70211',
    ]);
    expect(mock.requests[0]?.query.get('field_type')).toBe('person');
    expect(JSON.parse(mock.requests[2]?.body ?? '')).toMatchObject({custom_fields: {'Fleet size': '155'}});
  });

  test('writes nothing when no field has this name, and says which there are', async () => {
    const stderr = await errorOf(play('fleet size', '140', FIELDS));
    expect(stderr).toContain('no custom field "fleet size"');
    expect(stderr).toContain('Contract end');
    expect(api?.requests).toHaveLength(1);
  });

  test('sends the other values of the person too, and keeps `=` in a value', async () => {
    const others = {'Contract end': '2026-12-31'};
    const {stdout} = await play('Fleet size', 'a=b', FIELDS, person(others), person({...others, 'Fleet size': 'a=b'}));
    expect(stdout).toBe('Fleet size: a=b\n');
    const [, body = ''] = /(\{.*)/.exec(api?.requests[2] ?? '') ?? [];
    expect(JSON.parse(body)).toEqual({custom_fields: {...others, 'Fleet size': 'a=b'}});
  });

  test('takes a field that is absent afterward as cleared', async () => {
    const {code, stdout} = await play('Fleet size', '', FIELDS, person({'Fleet size': '140'}), person({}));
    expect({code, stdout}).toEqual({code: 0, stdout: 'Fleet size: cleared\n'});
  });

  test('fails when the API stores another value', async () => {
    const {code, stderr} = await play('Contract end', 'soon', FIELDS, person({}), person({}));
    expect({code, stderr}).toEqual({code: 1, stderr: 'Contract end: sent "soon", stored ""\n'});
  });
});
