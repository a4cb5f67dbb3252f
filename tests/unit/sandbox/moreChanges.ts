import {expect} from 'vitest';
import {type Row, type Story, ask, inTurn, lists, refuses} from './row';

const NOW = '2026-09-18T11:00:00.000000-04:00';

const time = (hour: number, minute = 0): string => new Date(Date.UTC(2026, 8, 15, hour, minute)).toISOString();
const TIMES = {start_time: time(14), end_time: time(14, 30)};
const EVENT = {id: 'evt_1', i_cal_uid: '1@calendar.larkfield.example', calendar_id: 'external_a1', ...TIMES};
const ENDS_BEFORE = 'Sandbox: must not be before start_time';
const SENT = {urgency: 'low', attribution: {person_id: 70212}, data: {page_name: 'Depots'}};
const SIGNAL = {
  ...{...SENT, type: 'pricing_page_visited', occurred_at: time(14), indicators: [{key: 'visited_more_than_twice'}]},
  idempotency_key: '5b8f3b2e-2f53-4f5e-9c9a-6d2f0b8c4e13',
};

/** Actions, what the API fills in, and imports. Part of `changes`. */
export const moreChanges: readonly (Row | Story)[] = [
  // Actions
  refuses(
    'POST /v2/activities/calls',
    {action_id: ['Sandbox: no open phone action has this ID']},
    {person_id: 70216, action_id: 40071},
  ),
  ...Object.entries({disposition: 'Connected, No answer', sentiment: 'Interested'}).map(([name, values]) =>
    refuses(
      'POST /v2/activities/calls',
      {[name]: [`Sandbox: must be one of: ${values}`]},
      {person_id: 70211, [name]: 'connected'},
    ),
  ),
  refuses('POST /v2/activities', {task_id: ['Sandbox: no open task has this ID']}, {task_id: 61007}),
  refuses('POST /v2/ongoing_actions', {action_id: ['Sandbox: no open integration action has this ID']}, {action_id: 3}),
  inTurn(
    'a call that completes an action',
    lists('/v2/call_data_records?has_call=false', [450391], 'a connection without a call'),
    ask('a call that completes an action', 'POST /v2/activities/calls', 200, {
      body: {person_id: 70211, action_id: 40071, linked_call_data_record_ids: [450391]},
      has: {data: {action: {id: 40071}, cadence: {id: 8840}, step: {id: 31202}}},
    }),
    lists('/v2/actions?ids[]=40071', [], 'the action of that call'),
    ask('the membership of that call', 'GET /v2/cadence_memberships/990145', 200, {
      has: {data: {step: {id: 31203}, counts: {calls: 1}, latest_action: {id: 40071}}},
    }),
    lists('/v2/call_data_records?has_call=true', [450391, 450388], 'the connection of that call'),
    refuses(
      'POST /v2/activities/calls',
      {linked_call_data_record_ids: ['Sandbox: a record already belongs to a call']},
      {person_id: 70216, linked_call_data_record_ids: [450391]},
    ),
    refuses(
      'POST /v2/activities/calls',
      {action_id: ['Sandbox: no open phone action has this ID']},
      {person_id: 70211, action_id: 40071},
    ),
    refuses(
      'POST /v2/activities',
      {action_id: ['Sandbox: no open integration action has this ID']},
      {action_id: 40071},
    ),
    ask('an ongoing action', 'POST /v2/ongoing_actions', 200, {
      body: {action_id: 40096},
      has: {data: {id: 40096, status: 'pending_activity', step: {id: 31203}, person: {id: 70211}}},
    }),
    refuses(
      'POST /v2/ongoing_actions',
      {action_id: ['Sandbox: no open integration action has this ID']},
      {action_id: 40096},
    ),
    lists('/v2/actions?ids[]=40096', [40096], 'an ongoing action is open'),
    ask('completing the ongoing action', 'POST /v2/activities', 200, {body: {action_id: 40096}}),
    refuses(
      'POST /v2/activities',
      {action_id: ['Sandbox: no open integration action has this ID']},
      {action_id: 40096},
    ),
    ask('the person after the last step', 'GET /v2/people/70211', 200, {has: {data: {cadences: []}}}),
    lists('/v2/cadence_memberships?ids[]=990145&currently_on_cadence=true', [], 'the membership after the last step'),
  ),
  inTurn(
    'an action of a membership that ends',
    ask('leaving a cadence with a due action', 'DELETE /v2/cadence_memberships/990147', 204),
    lists('/v2/actions?ids[]=40103', [], 'the action that was due'),
  ),

  // What the API fills in
  ask('an email template', 'POST /v2/email_templates', 200, {
    body: {title: 'Pilot', body: `<p>Hi,</p><p><b>two</b> weeks</p>${'.'.repeat(99)}`, open_tracking: true},
    has: {
      data: {
        open_tracking_enabled: true,
        click_tracking_enabled: false,
        body_preview: `Hi, two weeks ${'.'.repeat(86)}`,
      },
    },
  }),
  inTurn(
    'an erasure',
    ask('an erasure', 'POST /v2/data_control/right_to_be_forgotten', 200, {
      body: {people_ids: [70213], dry_run: true},
      has: {data: {team_id: 1207, request_type: 'right_to_be_forgotten', metadata: {people_ids: [70213]}}},
    }),
    ask('the request of the erasure', 'GET /v2/data_control/requests/{id}', 200, {has: {data: {dry_run: true}}}),
  ),
  ask('the settings of a user', 'POST /v2/meetings/settings/searches', 200, {
    body: {user_guids: ['4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01'], calendar_type: 'external', per_page: 7},
    has: {
      metadata: {filtering: {calendar_type: 'external'}, paging: {per_page: 7, current_page: 1}},
      data: [{id: 7716}],
    },
  }),
  ...[{calendar_type: 'gmail'}, {user_guids: ['none']}, {updated_at: {gt: '2026-09-15T00:00:00Z'}}].map((body) =>
    ask(`settings with ${JSON.stringify(body)}`, 'POST /v2/meetings/settings/searches', 200, {
      body,
      has: {metadata: {filtering: body}, data: []},
    }),
  ),

  inTurn(
    'a calendar',
    ...[
      {body: {...EVENT, title: 'First', updated_at: time(9)}, has: {data: {user_guid: 'a1'}}},
      {body: {...EVENT, title: 'Moved', updated_at: time(11), end_time: time(15)}},
      {body: {...EVENT, title: 'Late', updated_at: time(10)}, has: {data: {title: 'Moved'}}},
      {body: {...EVENT, upsert_key: ['id'], i_cal_uid: '2', title: 'Moved', updated_at: time(12), end_time: time(15)}},
      {body: {...EVENT, calendar_id: 'external_b2', updated_at: time(9)}},
    ].map((row) => ask(`the event ${JSON.stringify(row.body)}`, 'POST /v2/calendar/events/upsert', 201, row)),
    refuses('POST /v2/calendar/events/upsert', {end_time: [ENDS_BEFORE]}, {...EVENT, end_time: time(13)}),
    ask('events that end after a time', `GET /v2/calendar/events?start_time=${time(14, 40)}`, 200, {
      has: {data: [{id: 'evt_7ab31c'}, {id: 'evt_1', calendar_id: 'external_a1', title: 'Moved'}]},
    }),
    lists(`/v2/calendar/events?end_time=${time(14)}`, [], 'events that start before a time'),
  ),

  // What the API returns of a request
  ask('a signal', 'POST /v2/signals', 200, {body: SIGNAL, has: {data: {...SENT, received_at: NOW}}}),
  ask('an audit report', 'POST /v2/audit_reports', 200, {
    body: {name: 'Deletions', actions: ['delete', 'update'], record_ids: [70212], since: '2026-09-01'},
    has: {data: {name: 'Deletions', actions: 'delete,update', record_ids: 70212, since: '2026-09-01'}},
  }),
  ask('the export of a cadence', 'GET /v2/cadence_exports/8840', 200, {
    has: {data: {cadence_content: {settings: {name: 'Operations Leaders Q3'}}}},
  }),

  inTurn(
    'a cadence import',
    ask('an import', 'POST /v2/cadence_imports', 200, {
      body: {
        settings: {
          name: 'Depots',
          tags: 'depots',
          cadence_owner: 'tomas.lindqvist@larkfield.example',
          target_daily_people: 5,
          remove_replied: true,
          remove_bounced: true,
          external_identifier: 'depots',
          cadence_function: 'outbound',
        },
        sharing_settings: {team_cadence: true, shared: true},
        cadence_content: {
          step_groups: [
            {day: 1, reference_id: 1, steps: [{type: 'Phone', name: 'First call', type_settings: {}}]},
            {day: 1, reference_id: 2, steps: [{type: 'Other', name: 'Look at the map', type_settings: {}}]},
          ],
        },
      },
      has: {data: {cadence: {id: expect.any(Number) as number}}},
    }),
    ask('the cadence of the import', 'GET /v2/cadences?team_cadence=true&sort_by=created_at&per_page=1', 200, {
      has: {data: [{name: 'Depots', tags: ['depots'], owner: {id: 324}}]},
    }),
    ask('the steps of the import', 'GET /v2/steps?type=other', 200, {
      has: {data: [{name: 'Look at the map', display_name: 'Day 1: Step 1 - Other', type: 'other', disabled: false}]},
    }),
  ),
  refuses(
    'POST /v2/cadence_imports',
    {cadence_id: ['Sandbox: no cadence without steps has this ID']},
    {cadence_content: {cadence_id: 8841, step_groups: []}},
  ),
  inTurn(
    'a job that is canceled',
    ask('a job to cancel', 'POST /v2/bulk_jobs', 200, {body: {type: 'person/upsert'}}),
    ask('a row of it', 'POST /v2/bulk_jobs/{id}/job_data', 200, {body: {data: [{first_name: 'Nia'}]}}),
    ask('canceling the job', 'DELETE /v2/bulk_jobs/{id}', 204),
    ask('its row, which never runs', 'GET /v2/bulk_jobs/{id}/job_data', 200, {has: {data: [{status: 'cancelled'}]}}),
    ask('the canceled job', 'GET /v2/bulk_jobs/{id}', 200, {has: {data: {state: 'done', processed: 0}}}),
  ),
];
