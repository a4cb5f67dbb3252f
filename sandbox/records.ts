export type Fields = Readonly<Record<string, unknown>>;

/** The team admin of the sample data, as the description of `User` shows her. */
export const maya: Fields = {
  id: 318,
  _private_fields: {},
  active: true,
  bcc_email_address: 'mail-archive@larkfield.example',
  click_to_call_enabled: true,
  created_at: '2026-08-31T09:05:41.220318-04:00',
  crm_connected: true,
  email: 'maya.okafor@larkfield.example',
  email_client_configured: true,
  email_client_email_address: 'maya.okafor@larkfield.example',
  email_signature: 'Maya Okafor, Larkfield Systems',
  email_signature_click_tracking_disabled: false,
  email_signature_type: 'text',
  external_feature_flags: {},
  first_name: 'Maya',
  from_address: 'maya.okafor@larkfield.example',
  full_email_address: '"Maya Okafor" <maya.okafor@larkfield.example>',
  group: {id: 40, _href: 'https://api.salesloft.com/v2/groups/40'},
  guid: '4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01',
  job_role: 'Sales operations',
  last_name: 'Okafor',
  local_dial_enabled: true,
  locale_utc_offset: -240,
  name: 'Maya Okafor',
  phone_client: {id: 903},
  phone_number_assignment: {id: 4406, _href: 'https://api.salesloft.com/v2/phone_number_assignments/4406'},
  role: {id: 'Admin'},
  sending_email_address: 'maya.okafor@larkfield.example',
  slack_username: 'maya.okafor',
  team: {id: 1207, _href: 'https://api.salesloft.com/v2/team'},
  team_admin: true,
  time_zone: 'US/Eastern',
  twitter_handle: '@maya_larkfield',
  updated_at: '2026-09-11T10:18:33.907512-04:00',
  work_country: 'US',
};

const TOMAS_EMAIL = 'tomas.lindqvist@larkfield.example';

/** A user of the same team without admin rights. */
export const tomas: Fields = {
  ...maya,
  id: 324,
  guid: '9b2d7a44-51c3-4e0f-8f6e-6b0f0a7d2c02',
  first_name: 'Tomas',
  last_name: 'Lindqvist',
  name: 'Tomas Lindqvist',
  email: TOMAS_EMAIL,
  email_client_email_address: TOMAS_EMAIL,
  from_address: TOMAS_EMAIL,
  sending_email_address: TOMAS_EMAIL,
  full_email_address: `"Tomas Lindqvist" <${TOMAS_EMAIL}>`,
  email_signature: 'Tomas Lindqvist, Larkfield Systems',
  group: {id: 41, _href: 'https://api.salesloft.com/v2/groups/41'},
  job_role: 'Account executive',
  locale_utc_offset: -300,
  phone_client: {id: 904},
  phone_number_assignment: {id: 4407, _href: 'https://api.salesloft.com/v2/phone_number_assignments/4407'},
  role: {id: 'User'},
  slack_username: 'tomas.lindqvist',
  team_admin: false,
  time_zone: 'US/Central',
  twitter_handle: '@tomas_larkfield',
};

/** The team of both, as the description of `Team` shows it. */
export const team: Fields = {
  id: 1207,
  allow_automated_email_steps: true,
  call_recording_disabled: false,
  click_tracking_default: true,
  created_at: '2026-08-31T08:30:12.104477-04:00',
  custom_tracking_domain: 'links.larkfield.example',
  deactivated: false,
  dispositions_required: true,
  email_daily_limit: 400,
  group_privacy_setting: 'group_public',
  license_limit: 60,
  local_dial_enabled: true,
  name: 'Larkfield Systems',
  plan: 'enterprise',
  plan_features: {},
  record_by_default: false,
  sentiments_required: false,
  team_visibility_default: 'public',
  updated_at: '2026-09-10T16:02:55.730981-04:00',
};

/** What `include_private_fields` adds to the team, below `_private_fields`. */
export const privateFields: Fields = {
  active_size: 47,
  calling_active: true,
  custom_fields_count: 14,
  dialer_credit_balance: 2350,
};
