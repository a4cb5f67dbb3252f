import {type Row, type Story, ask, inTurn, lists, refuses} from './row';

const NOW = '2026-09-18T11:00:00.000000-04:00';

const time = (hour: number, minute = 0): string => new Date(Date.UTC(2026, 8, 15, hour, minute)).toISOString();
const TIMES = {start_time: time(14), end_time: time(14, 30)};
const EVENT = {id: 'evt_1', i_cal_uid: '1@calendar.larkfield.example', calendar_id: 'external_a1', ...TIMES};
const SENT = {urgency: 'low', attribution: {person_id: 70212}, data: {page_name: 'Depots'}};
const SIGNAL = {
  ...{...SENT, type: 'pricing_page_visited', occurred_at: time(14), indicators: [{key: 'visited_more_than_twice'}]},
  idempotency_key: '5b8f3b2e-2f53-4f5e-9c9a-6d2f0b8c4e13',
};

/** Actions, what the API fills in, and imports. Part of `changes`. */
export const moreChanges: readonly (Row | Story)[] = [
  // Actions
  ...['disposition', 'sentiment'].map((name) =>
    refuses(
      'POST /v2/activities/calls',
      {[name]: [`Sandbox: must be the name of a call ${name} of the team`]},
      {person_id: 70211, [name]: 'connected'},
    ),
  ),
  refuses('POST /v2/activities', {task_id: ['Sandbox: no open task has this ID']}, {task_id: 61007}),
  inTurn(
    'a call that completes an action',
    lists('/v2/call_data_records?has_call=false', [450391], 'a connection without a call'),
    ask('a call that completes an action', 'POST /v2/activities/calls', 200, {
      body: {person_id: 70211, action_id: 40071, linked_call_data_record_ids: [450391]},
      has: {data: {action: {id: 40071}, cadence: {id: 8840}, step: {id: 31202}}},
    }),
    lists('/v2/actions?ids[]=40071', [], 'the action of that call'),
    ask('the membership of that call', 'GET /v2/cadence_memberships/990145', 200, {
      has: {data: {step: {id: 31203}, latest_action: {id: 40071}}},
    }),
    lists('/v2/call_data_records?has_call=true', [450391, 450388], 'the connection of that call'),
    refuses(
      'POST /v2/activities/calls',
      {linked_call_data_record_ids: ['Sandbox: a record is unknown or already belongs to a call']},
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
  ),
  inTurn(
    'an action of a membership that ends',
    ask('leaving a cadence with a due action', 'DELETE /v2/cadence_memberships/990147', 204),
    lists('/v2/actions?ids[]=40103', [], 'the action that was due'),
    ask('the membership without activity', 'GET /v2/cadence_memberships/990147', 200, {
      has: {data: {current_state: 'removed_no_action', currently_on_cadence: false}},
    }),
  ),

  ask('a note about an account', 'POST /v2/notes', 200, {
    body: {associated_with_type: 'account', associated_with_id: 5502, content: 'Moved to Denver'},
    has: {data: {associated_with: {_href: 'https://api.salesloft.com/v2/accounts/5502'}}},
  }),

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
      {body: {...EVENT, title: 'First'}, has: {data: {id: 'evt_1', title: 'First'}}},
      {body: {...EVENT, title: 'Moved', end_time: time(15)}},
    ].map((row) => ask(`the event ${JSON.stringify(row.body)}`, 'POST /v2/calendar/events/upsert', 201, row)),
    ask('events that end after a time', `GET /v2/calendar/events?start_time=${time(14, 40)}`, 200, {
      has: {data: [{id: 'evt_7ab31c'}, {id: 'evt_1', calendar_id: 'external_a1', title: 'Moved'}]},
    }),
    lists(`/v2/calendar/events?end_time=${time(14)}`, [], 'events that start before a time'),
  ),

  // What the API returns of a request
  ask('a signal', 'POST /v2/signals', 200, {body: SIGNAL, has: {data: {...SENT, received_at: NOW}}}),
  ask('the export of a cadence', 'GET /v2/cadence_exports/8840', 200, {
    has: {data: {cadence_content: {settings: {name: 'Operations Leaders Q3'}}}},
  }),

  refuses(
    'POST /v2/cadence_imports',
    {'settings.cadence_owner': ['Sandbox: must have the format email']},
    {settings: {name: 'Depots', cadence_owner: 'not-an-address'}, cadence_content: {step_groups: []}},
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
