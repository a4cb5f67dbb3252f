import {describe, expect, test} from 'vitest';
import {childOf, keysOf} from '../../../../openapi/model/node';
import {faultsOf, payloadOf, requestOf, spec} from '../../support/publishedSpec';

type Fields = Readonly<Record<string, unknown>>;

const events = Object.keys(childOf(spec, 'webhooks'));
const exampleOf = (event: string): Fields => payloadOf(event).media.example as Fields;
const textOf = (event: string): string =>
  String(childOf(childOf(childOf(spec, 'webhooks'), event), 'post').description);

/** What the name of an event promises about the record that it delivers. */
const PROMISES: readonly (readonly [event: string, fields: Fields])[] = [
  ['account_created', {last_contacted_at: null, counts: {people: 0}}],
  ['account_deleted', {archived_at: null, name: 'Cobalt Dental Group'}],
  ['bulk_job_completed', {state: 'done'}],
  ['cadence_created', {current_state: 'draft', draft: true}],
  ['call_created', {recordings: []}],
  ['call_data_record_created', {status: 'in-progress', call: null, ended_at: null, duration: null}],
  ['call_data_record_updated', {status: 'completed', duration: 312}],
  ['conversation_created', {recording: null, transcription: null}],
  ['meeting_booked', {status: 'booked', canceled_at: null}],
  ['person_created', {last_contacted_at: null, untouched: true, cadences: []}],
  ['task_created', {current_state: 'scheduled', completed_at: null, completed_by: null}],
  ['task_updated', {current_state: 'scheduled', completed_at: null, due_date: '2026-09-21'}],
  ['task_completed', {current_state: 'completed', completed_at: '2026-09-18T10:26:40.512907-04:00'}],
  ['task_deleted', {current_state: 'scheduled', completed_at: null}],
];

test('@true-03 a subscription accepts each event, and no other', () => {
  const body = requestOf('/v2/webhook_subscriptions', 'post');
  const faults = (event_type: string): string[] =>
    faultsOf(body, {event_type, callback_url: 'https://a.example/', callback_token: 'a'});
  expect(events.flatMap(faults)).toEqual([]);
  expect(faults('person_replied')).toHaveLength(1);
});

describe('@true-03 the examples of webhook events', () => {
  test('@true-03 no two events show the same body', () => {
    const bodies = events.map((event) => JSON.stringify(exampleOf(event)));
    expect(new Set(bodies).size).toBe(events.length);
  });

  test.each(PROMISES)('@true-03 %s shows the state that its name promises', (event, fields) => {
    expect(exampleOf(event)).toMatchObject(fields);
  });

  // A recording has no times, and a call goes on while its telephony record exists.
  const withoutTimes = ['conversation_recording_created', 'call_data_record_created'];
  test.each(events.filter((event) => event.endsWith('_created') && !withoutTimes.includes(event)))(
    '@true-03 the record of %s has not changed since',
    (event) => {
      const {created_at: created, updated_at: updated} = exampleOf(event);
      expect(updated).toBe(created);
    },
  );

  test.each(events.filter((event) => event.endsWith('_deleted')))(
    '@true-03 %s carries the whole record, and says so',
    (event) => {
      const sibling = event.replace('_deleted', '_updated');
      expect(Object.keys(exampleOf(event)).sort()).toEqual(Object.keys(exampleOf(sibling)).sort());
      expect(textOf(event)).toContain('as it was before deletion');
    },
  );

  test('@true-03 subject and body are in one of the two email events only', () => {
    expect(exampleOf('email_updated')).not.toHaveProperty('subject');
    expect(exampleOf('email_updated')).not.toHaveProperty('body');
    const {subject, ...without} = exampleOf('email_with_body_and_subject_updated');
    expect(subject).toBe('Fewer missed pickups at Brightwater');
    expect(faultsOf(payloadOf('email_with_body_and_subject_updated'), without)).toEqual([
      "the body must have required property 'subject'",
    ]);
    expect(faultsOf(payloadOf('email_updated'), without)).toEqual([]);
  });

  test('@true-03 the response to link_swap is described', () => {
    const {example} = keysOf('/webhooks/link_swap/post/responses/200/content/application~1json').reduce(childOf, spec);
    const [link] = Object.keys((example as {readonly links: object}).links);
    const offered = (exampleOf('link_swap').links ?? []) as readonly string[];
    expect(offered).toContain(link);
  });
});
