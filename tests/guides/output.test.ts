import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {freePort} from '../fixtures/ports';
import {startApi} from './sandboxApi';
import {folderOfEachTest, serveJson, startScript} from './servers';
import {runSample} from './support';

const GUIDES = 'docs/platform';
const folder = folderOfEachTest();

const SERVERS = /oauth-exchange|custom-step|enable|receive-slot/;
const programs = readdirSync(GUIDES, {recursive: true, encoding: 'utf8'}).filter(
  (file) => /\.(py|sh|mjs)$/.test(file) && !SERVERS.test(file),
);
const nameOf = (program: string): string => path.parse(program).name;

/** Arguments of programs that need some. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  enroll: ['8840', 'people.txt'],
  'export-conversations': ['2026-09-14'],
  'privacy-export': ['ines.carvalho@cobaltdental.example'],
  'read-emails': ['70211'],
  recording: ['0d9f2f6e'],
  'set-custom-fields': ['70211', 'Fleet size=', 'City='],
  transcript: ['0d9f2f6e-6f0a-4a3b-8d3f-1a7c5e90b301'],
};

/** Guides that show what a program prints with the sample data. */
const SHOWN: Readonly<Record<string, string>> = {
  enroll: 'guides/safe-enrollment',
  'privacy-export': 'guides/privacy-requests',
  transcript: 'guides/conversations',
  'export-conversations': 'tutorials/export-conversations',
  'watch-settings': 'external-calendars/watch-meetings-settings',
  'book-pending': 'external-calendars/watch-for-meetings-created-through-salesloft',
};

test.each(programs.filter((program) => nameOf(program) in SHOWN))(
  '@words-05 @topics-03 %s prints with the sample data what its guide shows',
  async (program) => {
    const people = ['ines.carvalho@cobaltdental', 'priya.raman@brightwater', 'daniel.osei@brightwater'];
    writeFileSync(path.join(folder(), 'people.txt'), people.map((person) => `${person}.example\n`).join(''));
    const env = {SALESLOFT_API_URL: await startApi(), SALESLOFT_API_KEY: 'ak_sandbox_maya_okafor'};
    const args = ARGUMENTS[nameOf(program)] ?? [];
    const {stdout} = await runSample(path.resolve(GUIDES, program), {args, folder: folder(), env});
    const guide = readFileSync(`${GUIDES}/${SHOWN[nameOf(program)] ?? ''}.mdx`, 'utf8');
    expect(guide).toContain(`\`\`\`text\n${stdout}\`\`\``);
  },
);

test.each(programs)('@words-05 %s names a missing input in one line', async (name) => {
  const url = await serveJson(() => ({status: 401, body: {}}));
  const env = {SALESLOFT_API_URL: url, SALESLOFT_API_KEY: undefined, SALESLOFT_ACCESS_TOKEN: undefined};
  const {stderr} = await runSample(path.resolve(GUIDES, name), {folder: folder(), env});
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test.each([
  ['guides/samples/transcript.mjs', /^No response from URL \(ECONNREFUSED\)\. Check the URL and your network\n$/],
  ['rhythm-resources/samples/signal-with-content.mjs', /^No response from URL .*\n$/],
  ['guides/samples/transcript.py', /^URL can't be reached: .*refused.*\n$/],
  ['bulk-jobs/samples/bulk-job.py', /^URL can't be reached: .*refused.*\n$/],
])('@words-05 %s says in one line that the API cannot be reached', async (name, message) => {
  const url = `http://127.0.0.1:${String(await freePort())}`;
  const {stderr} = await runSample(path.resolve(GUIDES, name), {args: ['0d9f2f6e'], env: {SALESLOFT_API_URL: url}});
  expect(stderr.replace(url, 'URL')).toMatch(message);
});

const CALL_NO_API = /oauth-refresh|salesloft\.|slot-payload|link-swap|mock-check|receiver|send-/;
const EVENT = {id: 'evt_1', i_cal_uid: 'evt_1', calendar_id: 'external_1', start_time: new Date().toISOString()};

test.each(programs.filter((name) => !CALL_NO_API.test(name)))(
  '%s ends with 1 and the error of the API, and sends nothing more',
  async (name) => {
    const {url, requests} = await startScript({status: 403, body: {error: 'a reason'}});
    const files = {
      'people.txt': 'priya.raman@brightwater.example',
      'message.html': '',
      'events.json': `[${JSON.stringify(EVENT)}]`,
    };
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder(), file), text);
    const {code, stdout, stderr} = await runSample(path.resolve(GUIDES, name), {
      args: ARGUMENTS[nameOf(name)] ?? [],
      env: {SALESLOFT_API_URL: url, SALESLOFT_CALLBACK_TOKEN: 'wht_6c0a9f51', CADENCE_ID: '8840', POLL_SECONDS: '0'},
      folder: folder(),
    });
    expect({code, sent: requests.length}).toEqual({code: 1, sent: 1});
    expect(stderr).toMatch(/(HTTP|:) 403[^]*(a reason|\w failed\n)/);
    expect(stdout).toMatch(/^(1 of 1 events are in the window\n)?$/);
  },
);
