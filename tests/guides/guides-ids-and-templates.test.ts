import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {folderOfEachTest, mockApi} from './servers';
import {type Finished, runSample} from './support';

const FOLDER = 'docs/platform/guides/samples';

const api = mockApi();
const folder = folderOfEachTest();

/** Runs a sample against the sandbox and returns the method and path of each request. */
async function run(name: string, env: Readonly<Record<string, string>> = {}): Promise<Finished & {sent: string[]}> {
  const before = api.requests.length;
  const finished = await runSample(`${FOLDER}/${name}`, {env: {SALESLOFT_API_URL: api.url, ...env}});
  const sent = api.requests.slice(before).map((request) => `${request.method} ${request.path}`);
  return {...finished, sent};
}

describe.each(['sh', 'mjs', 'py'])('in %s', (ending) => {
  test('find-by-external-id goes from an outside id to the person', async () => {
    const {code, stdout, sent} = await run(`find-by-external-id.${ending}`);
    expect({code, stdout}).toEqual({code: 0, stdout: '70211 Priya Raman\n'});
    expect(sent).toEqual(['GET /v2/external/mappings', 'GET /v2/people/70211']);
    expect(Object.fromEntries(api.requests.at(-2)?.query ?? [])).toEqual({
      external_type: 'order_desk',
      external_id: 'C-20417',
      deleted: 'false',
    });
  });

  test('template-round-trip distinguishes a changed body from an unchanged one', async () => {
    const answer = await fetch(`${api.url}/v2/email_templates/2204`, {headers: {Authorization: 'Bearer a-token'}});
    const {body} = ((await answer.json()) as {data: {body: string}}).data;
    const HTML_FILE = path.join(folder(), `${ending}.html`);

    writeFileSync(HTML_FILE, body);
    const same = await run(`template-round-trip.${ending}`, {HTML_FILE});
    expect(same).toMatchObject({code: 0, stdout: 'The stored body is unchanged\n'});
    expect(same.sent).toEqual([
      'POST /v2/email_templates',
      'GET /v2/email_templates/2204',
      'PUT /v2/email_templates/2204',
    ]);
    expect(JSON.parse(api.requests.at(-3)?.body ?? '')).toMatchObject({body});

    writeFileSync(HTML_FILE, `${body}<script>1</script>`);
    const changed = await run(`template-round-trip.${ending}`, {HTML_FILE});
    expect(changed.code).toBe(0);
    expect(changed.stdout).toContain('The body was changed');
  });
});
