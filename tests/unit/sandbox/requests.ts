import {expect} from 'vitest';
import {MISSING_TOKEN, WRONG_TOKEN, fieldMessages} from '../../../openapi/model/errorMessages';
import {changes} from './changes';
import {type Row, type Story, TOMAS, ask, lists, refuses} from './row';

/**
 * Requests, each to a fresh sandbox or part of a story. They run against the core with the description of one operation at
 * a time, as in the page, against the local API over HTTP, and against the MCP server. All must give the same responses.
 */
export const requests: readonly (Row | Story)[] = [
  // Who may call
  ask('no token', 'GET /v2/people', 401, {token: '', has: {error: MISSING_TOKEN}}),
  ask('a wrong token, at a path that does not exist', 'GET /v2/nowhere', 401, {
    token: 'dead',
    has: {error: WRONG_TOKEN},
  }),
  ask('a scope that the caller lacks', 'POST /v2/groups', 403, {
    token: TOMAS,
    body: {name: 'Team'},
    has: {error: 'Sandbox: the token does not have the required scopes'},
  }),
  ask('an unknown path', 'GET /v2/nowhere', 404),
  ask('an unknown method of a path', 'PATCH /v2/people', 404),
  ask('text that is no UTF-8', 'GET /v2/people/%zz', 400),
  ask('the user who calls', 'GET /v2/me', 200, {token: TOMAS, has: {data: {id: 324, team_admin: false}}}),
  ask('the team', 'GET /v2/team', 200, {has: {data: {id: 1207}}}),

  // Records of the seed
  ask('a record', 'GET /v2/people/70212', 200, {has: {data: {display_name: 'Daniel Osei', work_city: null}}}),
  ask('a record, with the ending of its format', 'GET /v2/people/70212.json', 200, {has: {data: {id: 70212}}}),
  ask('a made-up ID', 'GET /v2/people/1', 404, {has: {error: 'Not Found'}}),
  ask('a made-up ID of a list without a seed', 'GET /v2/account_tiers/1', 404),
  ask('an example of a list without a seed', 'GET /v2/account_tiers/12', 200, {has: {data: {id: 12}}}),
  ask('a user by GUID', 'GET /v2/users/9b2d7a44-51c3-4e0f-8f6e-6b0f0a7d2c02', 200, {has: {data: {id: 324}}}),
  ask('a part of a record', 'GET /v2/conversations/0d9f2f6e-6f0a-4a3b-8d3f-1a7c5e90b301/extensive', 200),
  ask('a part of a record that does not exist', 'GET /v2/conversations/none/extensive', 404),

  // Filters
  lists('/v2/people?sort_by=created_at&ids[]=70211&ids[]=70213', [70211, 70213]),
  lists('/v2/people?ids=70211', [70211]),
  lists('/v2/people?email_addresses[]=priya.raman@brightwater.example', [70211]),
  lists('/v2/people?account_id[]=5502&do_not_contact=true', [70214]),
  lists('/v2/people?owner_id[]=324', [70213, 70212, 70214]),
  lists('/v2/people?owned_by_guid[]=9b2d7a44-51c3-4e0f-8f6e-6b0f0a7d2c02&can_call=false', [70214]),
  lists('/v2/people?title[_starts_with]=head', [70214]),
  lists('/v2/people?owner_crm_id[_not_in][]=x&bounced=true', [70217]),
  lists('/v2/people?custom_fields[Fleet size]=140', [70211, 70212]),
  lists('/v2/people?custom_fields[constructor]=1&custom_fields[Fleet size]=140', []),
  lists('/v2/people?cadence_id[]=8840&replied=true', [70211]),
  lists('/v2/people?last_contacted[_is_null]=true&account_id[]=5503', [70216]),
  lists('/v2/people?job_seniority[]=_is_null', []),
  lists('/v2/people?cadence_id[]=_is_null', [70212, 70216, 70214, 70217]),
  lists('/v2/people?updated_at[gt]=2026-09-14T11:42:09.553071-04:00', [70213]),
  lists('/v2/people?updated_at[gte]=2026-09-14T11:42:09.553071-04:00', [70213, 70211]),
  lists('/v2/people?updated_at[lt]=2026-09-04T23:00:00Z&misspelled=1', [70217]),
  lists('/v2/people?_query=whitfield', [70214]),
  lists('/v2/accounts?account_stage_id[]=21&archived=false', [5501]),
  lists('/v2/cadences?team_cadence=false', [8841]),
  lists('/v2/cadence_memberships?person_id=70211&currently_on_cadence=true', [990145]),
  lists('/v2/activities/calls?person_id[]=70211', [450912]),
  lists('/v2/activities/emails?has_replies=true&cadence_id[]=8840', [7730041]),
  lists('/v2/activities/emails?email_addresses[]=mateo.silva@fernhill.example', [7730062]),
  lists('/v2/actions?user_guid[]=9b2d7a44-51c3-4e0f-8f6e-6b0f0a7d2c02', [40103]),
  lists('/v2/notes?associated_with_type=account&associated_with_id=5502', [81521]),
  lists('/v2/tasks?person_id[]=70211&current_state[]=scheduled', [61002]),
  lists('/v2/activity_histories?resource_type=person&resource_id[]=70212', ['call-58230660']),
  lists('/v2/users?search=lindqvist', [324]),
  lists('/v2/opportunities?person_id=70211', [9301]),
  lists('/v2/opportunities?person_id=70213', []),
  lists('/v2/tasks?account_id[]=5502&locale[]=US/Mountain', [61019]),
  lists('/v2/activities/emails?account_id[]=5503', [7730062, 7730060]),
  lists('/v2/accounts?has_open_opportunity=false&owner_is_active=true', [5503]),
  lists('/v2/accounts?tag_id[]=611', [5501]),
  lists('/v2/cadences?people_addable=true&pending_actions_assigned_to[]=324', [8841]),
  lists('/v2/steps?has_due_actions=true&cadence_id=8841', [31211]),
  lists('/v2/call_data_records?disposition=Connected&sentiment=Interested&direction=outbound', [450388]),
  lists('/v2/meetings?booked_by_user_uuid=none', []),
  lists('/v2/meetings?counted_towards_meetings_booked_metric=true', [15044]),
  lists('/v2/actions?due_on[lte]=2026-09-14', [40071]),
  lists('/v2/email_templates?filter_by_owner=true&linked_to_team_template=true', [2204]),
  ask('another number', 'GET /v2/phone_numbers/caller_ids?phone_number=%2B15125550116', 200, {has: {data: []}}),
  ask('a filter that is not applied', 'GET /v2/users?permissions[]=x&misspelled=1&active=true', 200, {
    has: {data: [{id: 324}, {id: 318}], metadata: {filtering: {active: true}}},
  }),
  ask('an unknown operator', 'GET /v2/people?ids=70211&updated_at[after]=2027-01-01', 200, {
    has: {data: [{id: 70211}], metadata: {filtering: {ids: [70211]}}},
  }),

  // Paging and order
  ask('the first page', 'GET /v2/people?per_page=3&include_paging_counts=true', 200, {
    has: {
      metadata: {
        filtering: {},
        paging: {per_page: 3, current_page: 1, next_page: 2, prev_page: null, total_pages: 3, total_count: 7},
        sorting: {sort_by: 'updated_at', sort_direction: 'DESC NULLS LAST'},
      },
    },
  }),
  ask('a page that is too large', 'GET /v2/people?per_page=500', 200, {
    has: {metadata: {paging: {per_page: 100, current_page: 1, next_page: null, prev_page: null}}},
  }),
  ask('a last page that is full', 'GET /v2/people?per_page=7', 200, {has: {metadata: {paging: {next_page: null}}}}),
  ask('a page before the first', 'GET /v2/people?page=0', 200, {has: {metadata: {paging: {current_page: 1}}}}),
  lists('/v2/people?per_page=3&page=3', [70217], 'the last page'),
  lists('/v2/people?page=9', [], 'a page after the last'),
  lists('/v2/people?sort_by=created_at&sort_direction=ASC&per_page=2&page=1', [70212, 70213], 'an ascending order'),
  lists('/v2/people?account_id[]=5501&sort_by=name&sort_direction=ASC', [70212, 70211], 'an order by name'),
  lists('/v2/accounts?sort_by=account_tier', [5501, 5503, 5502]),
  lists('/v2/accounts?sort_by=account_tier&sort_direction=ASC', [5502, 5503, 5501]),
  lists('/v2/bulk_jobs?id[gt]=50031', [50032], 'after a cursor'),
  lists('/v2/people?sort_by=sent_emails&per_page=2', [70211, 70217], 'an order by a count'),
  ask('an order that is not applied', 'GET /v2/people?sort_by=cadence_stage_name', 200, {
    has: {metadata: expect.not.objectContaining({sorting: expect.anything() as object}) as object},
  }),

  // Invalid requests
  refuses('GET /v2/people?ids=two', {
    'ids.0': ['Sandbox: must be integer'],
  }),
  refuses('GET /v2/people?page=1.5&per_page=two', {
    page: ['Sandbox: must be integer'],
    per_page: ['Sandbox: must be integer'],
  }),
  refuses('GET /v2/people?ids[]=1&ids[]=two', {'ids.1': ['Sandbox: must be integer']}),
  refuses('GET /v2/phone_numbers/caller_ids', {phone_number: ['Sandbox: is required']}),
  refuses('POST /v2/people', {email_address: ['Sandbox: requires email_address, or phone and last_name']}, {}),
  ...['POST /v2/people', 'PUT /v2/people/70212', 'POST /v2/person_upserts'].map((request) =>
    refuses(
      request,
      {email_address: ['has already been taken']},
      {upsert_key: 'id', id: 70212, email_address: 'Hana.Kim@fernhill.example'},
    ),
  ),
  refuses('PUT /v2/people/70212', {crm_id_type: ['Sandbox: is required']}, {crm_id: '003XX00000P7029AAA'}),
  refuses('PUT /v2/bulk_jobs/50031', {base: ["Sandbox: the job isn't open"]}, {ready_to_execute: true}),
  refuses(
    'POST /v2/account_upserts',
    {domain: [fieldMessages.domain.required], upsert_key: ['Sandbox: must be one of: id, crm_id, domain']},
    {name: 'Brightwater', domain: '', upsert_key: 'website'},
  ),
  refuses(
    'PUT /v2/accounts/5501',
    {domain: [fieldMessages.domain.pattern]},
    {name: 'Brightwater', domain: 'brightwater'},
  ),
  refuses(
    'POST /v2/people',
    {account_id: ['Sandbox: no record has this ID']},
    {email_address: 'a@b.example', account_id: 1},
  ),
  refuses('POST /v2/notes', {base: ['Sandbox: the request has no body']}),
  refuses(
    'POST /v2/cadence_memberships',
    {cadence_id: ['is already in progress for this person']},
    {person_id: 70215, cadence_id: 8840},
  ),
  refuses(
    'POST /v2/cadence_memberships',
    {cadence_id: ['is not owned by the provided user and is not a team cadence']},
    {person_id: 70212, cadence_id: 8841},
  ),
  refuses(
    'POST /v2/cadence_memberships',
    {person_id: ['has contact restrictions']},
    {person_id: 70214, cadence_id: 8840},
  ),
  ask('a body that is no JSON', 'POST /v2/people', 400, {body: '{'}),
  ask('a body with 8,000 levels', 'POST /v2/people', 400, {
    body: `${'['.repeat(8000)}${']'.repeat(8000)}`,
    has: {error: 'Sandbox: the body has more than 100 levels'},
  }),
  ask('a scoped field without its scope', 'GET /v2/activities/emails?scoped_fields[]=body', 422, {
    token: 'few-scopes',
    has: {error: 'Requested scoped field(s) could not be returned, required scope access not included.'},
  }),
  ask('scoped fields', 'GET /v2/activities/emails?ids[]=7730062&scoped_fields[]=subject&scoped_fields[]=body', 200, {
    has: {
      data: [
        {
          subject: expect.any(String) as string,
          body: '<p>Hi Mateo,</p><p>May I show you how others avoid late route changes?</p>',
        },
      ],
    },
  }),
  ask('one of the scoped fields', 'GET /v2/activities/emails?ids[]=7730062&scoped_fields[]=subject', 200, {
    has: {data: [expect.not.objectContaining({body: expect.anything() as unknown})]},
  }),
  ask('a list without its scoped fields', 'GET /v2/activities/emails?ids[]=7730062', 200, {
    token: 'few-scopes',
    has: {data: [expect.not.objectContaining({subject: expect.anything() as unknown})]},
  }),
  ask('a record with its scoped fields', 'GET /v2/activities/emails/7730041', 200, {
    has: {data: {subject: 'Fewer missed pickups at Brightwater', error_message: null}},
  }),
  ...changes,
  ask('an upsert returns what it does not change', 'POST /v2/person_upserts', 200, {
    body: {upsert_key: 'id', id: 70211, title: 'Chief'},
    has: {data: {upsert_type: 'update', person: {title: 'Chief', hot_lead: true}}},
  }),
];
