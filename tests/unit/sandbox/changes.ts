import {moreChanges} from './moreChanges';
import {type Row, type Story, ask, inTurn, lists, refuses} from './row';

/** Requests that change records. Part of `requests`. */
export const changes: readonly (Row | Story)[] = [
  inTurn(
    'a person from creation to deletion, and what follows for other records',
    ask('a new person', 'POST /v2/people', 200, {
      body: {
        email_address: 'nadia.haddad@brightwater.example',
        first_name: 'Nadia',
        account_id: 5501,
        custom_fields: {'Fleet size': '12'},
      },
      has: {
        data: {
          id: 9_000_001,
          display_name: 'Nadia',
          untouched: true,
          account: {id: 5501, _href: 'https://api.salesloft.com/v2/accounts/5501'},
          owner: {id: 318, _href: 'https://api.salesloft.com/v2/users/318'},
          phone: null,
          cadences: [],
          counts: {calls: 0},
        },
      },
    }),
    lists('/v2/people?email_addresses[]=nadia.haddad@brightwater.example', [9_000_001]),
    ask('an update', 'PUT /v2/people/9000001', 200, {
      body: {last_name: 'Haddad', email_address: 'nadia.haddad@brightwater.example', custom_fields: {Depots: '2'}},
      has: {data: {display_name: 'Nadia Haddad', custom_fields: {'Fleet size': '12', Depots: '2'}}},
    }),
    refuses(
      'POST /v2/cadence_memberships',
      {step_id: ['Sandbox: must be a step of the cadence']},
      {person_id: 9_000_001, cadence_id: 8840, step_id: 31211},
    ),
    ask('an enrollment', 'POST /v2/cadence_memberships', 200, {
      body: {person_id: 9_000_001, cadence_id: 8840},
      has: {data: {currently_on_cadence: true, current_state: 'active', step: {id: 31201}, user: {id: 318}}},
    }),
    ask('the cadences of the person', 'GET /v2/people/9000001', 200, {
      has: {data: {cadences: [{id: 8840}], most_recent_cadence: {id: 8840}, person_stage: {id: 31}}},
    }),
    ask('a call with a note', 'POST /v2/activities/calls', 200, {
      body: {person_id: 9_000_001, disposition: 'Connected', duration: 20, notes: 'Call again in March'},
      has: {data: {called_person: {id: 9_000_001}, duration: 20}},
    }),
    ask('the last contact of the person', 'GET /v2/people/9000001', 200, {
      has: {data: {last_contacted_type: 'call', last_contacted_by: {id: 318}, untouched: false}},
    }),
    ask('the activity of the person', 'GET /v2/activity_histories?resource_type=person&resource_id[]=9000001', 200, {
      has: {data: [{type: 'call', dynamic_data: {duration: 20}}, {type: 'added_to_cadence'}]},
    }),
    ask('the note of the call', 'GET /v2/notes?associated_with_type=person&associated_with_id=9000001', 200, {
      has: {data: [{content: 'Call again in March'}]},
    }),
    ask('a task', 'POST /v2/tasks', 200, {
      body: {subject: 'Send the agreement', person_id: '9000001', task_type: 'general', idempotency_key: 'one'},
      has: {data: {current_state: 'scheduled', person: {id: 9_000_001}, completed_at: null}},
    }),
    ask('the same task again', 'POST /v2/tasks', 200, {
      body: {subject: 'Send the agreement', person_id: '9000001', idempotency_key: 'one'},
      has: {data: {subject: 'Send the agreement', task_type: 'general'}},
    }),
    ask('completing the task', 'PUT /v2/tasks/{id}', 200, {
      body: {current_state: 'completed'},
      has: {data: {current_state: 'completed', completed_by: {id: 318}}},
    }),
    ask('a person who opts out', 'PUT /v2/people/9000001', 200, {
      body: {do_not_contact: true},
      has: {data: {do_not_contact: true, cadences: []}},
    }),
    lists('/v2/cadence_memberships?person_id=9000001&currently_on_cadence=true', [], 'memberships of that person'),
    ask('deleting the person', 'DELETE /v2/people/9000001', 204),
    ask('a deleted record', 'GET /v2/people/9000001', 404),
    ask('deleting it again', 'DELETE /v2/people/9000001', 404),
    ask('the membership of a deleted person', 'GET /v2/cadence_memberships?person_id=9000001', 200, {
      has: {data: [{person_deleted: true, currently_on_cadence: false, current_state: 'removed_no_action'}]},
    }),
  ),
  ask('completing a task again', 'PUT /v2/tasks/61020', 200, {
    body: {current_state: 'completed'},
    has: {data: {completed_at: '2026-09-08T10:00:12.000000-04:00', completed_by: {id: 318}}},
  }),
  ask('an update of a record that does not exist', 'PUT /v2/people/2', 404, {body: {last_name: 'None'}}),
  refuses(
    'POST /v2/person_upserts',
    {crm_id: ['Sandbox: must be in the body, because the value of upsert_key requires it']},
    {upsert_key: 'crm_id', email_address: 'a@b.example'},
  ),
  refuses(
    'POST /v2/person_upserts',
    {email_address: ['Sandbox: requires email_address, or phone and last_name']},
    {upsert_key: 'id', id: 1},
  ),
  inTurn(
    'a membership that ends',
    ask('leaving a cadence', 'DELETE /v2/cadence_memberships/990146', 204),
    ask('the membership that ended', 'GET /v2/cadence_memberships/990146', 200, {
      has: {data: {currently_on_cadence: false, current_state: 'removed', person: {id: 70215}}},
    }),
    ask('a person without the cadence', 'GET /v2/people/70215', 200, {has: {data: {cadences: []}}}),
  ),
  inTurn(
    'an account from an upsert',
    ask('an upsert that creates', 'POST /v2/account_upserts', 200, {
      body: {name: 'Harbor Works', domain: 'harbor.example'},
      has: {data: {upsert_type: 'create', account: {name: 'Harbor Works', owner: {id: 318}}}},
    }),
    ask('the new account', 'GET /v2/accounts?domain=harbor.example', 200, {has: {data: [{name: 'Harbor Works'}]}}),
  ),

  // Lists without a seed
  inTurn(
    'the example of a list without a seed',
    ask('deleting the example', 'DELETE /v2/opportunity_stages/51', 204),
    ask('the deleted example', 'GET /v2/opportunity_stages/51', 404),
  ),
  ask('a subscription', 'POST /v2/webhook_subscriptions', 200, {
    body: {event_type: 'note_created', callback_url: 'https://hooks.larkfield.example/notes', callback_token: 'wht_1'},
    has: {data: {enabled: true, event_type: 'note_created'}},
  }),
  inTurn(
    'a bulk job from creation to its results',
    ask('a bulk job', 'POST /v2/bulk_jobs', 200, {
      body: {type: 'person/upsert', name: 'Load'},
      has: {data: {state: 'open', ready_to_execute: false, total: 0}},
    }),
    ask('rows for a job', 'POST /v2/bulk_jobs/{id}/job_data', 200, {
      body: {
        data: [
          {upsert_key: 'email_address', email_address: 'hana.kim@fernhill.example', title: 'President'},
          {upsert_key: 'email_address', email_address: 'new.row@cobaltdental.example', first_name: 'Nia'},
          {upsert_key: 'email_address', first_name: 'Daniel'},
          {upsert_key: 'id', id: 70212, email_address: 'Hana.Kim@fernhill.example'},
          {upsert_key: 'id', id: 999998, title: 'President'},
          {upsert_key: 'title', title: 'President'},
        ],
      },
      has: {data: {records: 6}},
    }),
    ask('running the job', 'PUT /v2/bulk_jobs/{id}', 200, {
      body: {ready_to_execute: true},
      has: {data: {state: 'executing', processed: 0, total: 6, started_at: null}},
    }),
    refuses('POST /v2/bulk_jobs/{id}/job_data', {base: ["Sandbox: the job isn't open"]}, {data: []}),
    refuses('PUT /v2/bulk_jobs/{id}', {base: ["Sandbox: the job isn't open"]}, {name: 'Again'}),
    ask('the job later', 'GET /v2/bulk_jobs/{id}', 200, {
      has: {data: {state: 'done', processed: 6, total: 6, errors: 4}},
    }),
    ask('results of the job', 'GET /v2/bulk_jobs/{id}/results', 200, {
      has: {
        data: [
          {status: 'success', record: {title: 'President'}, resource: {upsert_type: 'update', person: {id: 70216}}},
          {status: 'success', resource: {upsert_type: 'create', person: {display_name: 'Nia', untouched: true}}},
          {status: 'error', error: 'email_address is missing', resource: {}},
          {status: 'error', error: 'email_address has already been taken'},
          {status: 'error', error: 'a new record requires email_address, or phone and last_name'},
          {status: 'error', error: 'upsert_key must be one of: id, crm_id, email_address'},
        ],
      },
    }),
    ask('a person that the job changed', 'GET /v2/people/70216', 200, {has: {data: {title: 'President'}}}),
  ),
  ask('rows of a job that does not exist', 'GET /v2/bulk_jobs/3/results', 404),

  ...moreChanges,
];
