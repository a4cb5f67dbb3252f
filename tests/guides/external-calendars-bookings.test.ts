import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {folderOfEachTest, mockApi, page, startScript} from './servers';
import {runSample} from './support';

const MAYA = 'external_4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01';

const api = mockApi();
const folder = folderOfEachTest();

const meeting = (id: number, fields: object = {}): object => ({
  id,
  calendar_id: MAYA,
  calendar_type: 'external',
  title: 'Pilot walkthrough; Portland, depot',
  description: '<div class="sales_loft_wrapper"><p>Walkthrough of the pilot.</p></div>',
  location: null,
  start_time: '2026-09-22T14:00:00.000000-04:00',
  end_time: '2026-09-22T14:45:00.000000-04:00',
  all_day: false,
  guests: ['priya.raman@brightwater.example'],
  ...fields,
});

describe.each(['mjs', 'py'])('book-pending.%s', (ending) => {
  const file = `docs/platform/external-calendars/samples/book-pending.${ending}`;
  const book = (url: string): ReturnType<typeof runSample> =>
    runSample(file, {env: {SALESLOFT_API_URL: url, CALENDAR_DIR: folder()}});
  const event = (id: number): Promise<string> => readFile(join(folder(), MAYA, `salesloft-${String(id)}.ics`), 'utf8');

  test('asks for pending meetings and reports each as booked with both ids', async () => {
    const {code, stdout, stderr} = await book(api.url);
    expect({code, stdout, stderr}).toEqual({code: 0, stdout: 'Meeting 15044 is event salesloft-15044\n', stderr: ''});
    const [list, update] = api.requests;
    expect(list?.query.get('status')).toBe('pending');
    expect(list?.query.get('include_meetings_settings')).toBe('true');
    expect(update).toMatchObject({method: 'PUT', path: '/v2/meetings/15044'});
    expect(JSON.parse(update?.body ?? '')).toEqual({
      status: 'booked',
      event_id: 'salesloft-15044',
      i_cal_uid: 'salesloft-15044@calendar.larkfield.example',
    });
  });

  test('writes events that calendars can read, one of a whole day without its times', async () => {
    const allDay = {all_day: true, start_time: '2026-09-22T00:00:00-04:00', end_time: '2026-09-23T00:00:00-04:00'};
    const {url} = await startScript(page(meeting(15044), meeting(15045, allDay)), {body: {}}, {body: {}});
    await book(url);
    const lines = (await event(15044)).split('\r\n');
    expect(lines).toContain('DTSTART:20260922T180000Z');
    expect(lines).toContain('DTEND:20260922T184500Z');
    expect(lines).toContain('SUMMARY:Pilot walkthrough\\; Portland\\, depot');
    expect(lines).toContain('DESCRIPTION:Walkthrough of the pilot.');
    expect(lines).toContain('ATTENDEE:mailto:priya.raman@brightwater.example');
    expect(await event(15045)).toContain('DTSTART;VALUE=DATE:20260922\r\nDTEND;VALUE=DATE:20260923');
  });

  test('makes no second event when the report of the first got lost', async () => {
    const pending = page(meeting(15044));
    const {url, requests} = await startScript(pending, {status: 500, body: {}}, pending, {body: {data: {}}});
    const first = await book(url);
    const second = await book(url);
    expect([first.code, second.code]).toEqual([1, 0]);
    expect(requests[1]).toBe(requests[3]);
    expect(await readdir(join(folder(), MAYA))).toEqual(['salesloft-15044.ics']);
  });

  test('leaves meetings of other calendars alone, and goes on after a failure', async () => {
    const rows = [meeting(1, {calendar_type: 'gmail'}), meeting(2), meeting(3)];
    const {url, requests} = await startScript(page(...rows), {status: 500, body: {}}, {body: {data: {}}});
    const {code, stdout, stderr} = await book(url);
    expect(code).toBe(1);
    expect(stderr).toContain('Meeting 2 stays pending');
    expect(stdout).toBe('Meeting 3 is event salesloft-3\n');
    expect(requests).toHaveLength(3);
  });
});
