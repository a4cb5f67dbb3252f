import {describe, expect, test} from 'vitest';
import {METHODS} from '../../../../openapi/model/spec';
import {type Node, childOf, entriesOf, isNode, listOf, referred} from '../../../../openapi/model/node';
import {faultsOf, requestOf, spec} from '../../support/publishedSpec';

/** Objects that may hold anything, each with the reason why nothing more is said. */
const OPEN: Readonly<Record<string, string>> = {
  'activities-calls-create.crm_activity_metadata': 'its keys are not documented',
  'bulk-jobs-job-data-create.data[]': 'rows of types that have no description, and IDs of your own',
  'cadence-bulk-memberships-create.filter': 'whether it is accepted is not known',
  'data-control-account-and-people-redaction-create.schedule': 'its shape is not documented',
  'data-control-account-redaction-create.schedule': 'its shape is not documented',
  'data-control-people-soft-deletion-create.schedule': 'its shape is not documented',
  'data-control-right-to-be-forgotten-create.schedule': 'its shape is not documented',
};

const isOpen = (schema: Node): boolean =>
  [schema.type].flat().includes('object') &&
  (schema.additionalProperties === true ||
    !['properties', 'additionalProperties', 'maxProperties', 'allOf', 'oneOf', 'anyOf'].some((key) => key in schema));

/** Where a schema allows anything, as paths of fields. */
function openPlaces(node: unknown, place: string): string[] {
  const schema = referred(spec, node);
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => listOf(schema, key));
  return [
    ...(isOpen(schema) ? [place] : []),
    ...entriesOf(schema, 'properties').flatMap(([name, part]) => openPlaces(part, `${place}.${name}`)),
    ...(isNode(schema.items) ? openPlaces(schema.items, `${place}[]`) : []),
    ...(isNode(schema.additionalProperties) ? openPlaces(schema.additionalProperties, `${place}.{key}`) : []),
    ...parts.flatMap((part) => openPlaces(part, place)),
  ];
}

const bodies = entriesOf(spec, 'paths').flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = childOf(item, method);
    return 'requestBody' in operation
      ? [{path, method, id: String(operation.operationId), schema: childOf(requestOf(path, method).media, 'schema')}]
      : [];
  }),
);

test('@true-04 request bodies name their fields, except where the table says why not', () => {
  const found = bodies.flatMap(({id, schema}) => openPlaces(schema, id));
  expect([...new Set(found)].sort()).toEqual(Object.keys(OPEN).sort());
});

test('@true-04 every field of a request body has a type', () => {
  const untyped = (node: unknown, place: string): string[] => {
    const schema = referred(spec, node);
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => listOf(schema, key));
    const typed = 'type' in schema || 'enum' in schema || parts.length > 0;
    return [
      ...(typed ? [] : [place]),
      ...entriesOf(schema, 'properties').flatMap(([name, part]) => untyped(part, `${place}.${name}`)),
    ];
  };
  expect(bodies.flatMap(({id, schema}) => untyped(schema, id))).toEqual([]);
});

const email = {body: '<p>Hi {{first_name}}</p>'};
const group = (more: object): object => ({day: 1, reference_id: 'g1', steps: [], ...more});
const step = (type: string, settings: object): object =>
  group({steps: [{type, name: 'Step', enabled: true, type_settings: settings}]});
const filling = (...groups: object[]): object => ({cadence_content: {cadence_id: 8841, step_groups: groups}});

describe('@true-04 a cadence import', () => {
  const body = requestOf('/v2/cadence_imports', 'post');

  test.each<[string, object]>([
    ['an hour', group({automated_settings: {send_type: 'at_time', time_of_day: '23:59', timezone_mode: 'user'}})],
    ['a delay', group({automated_settings: {send_type: 'after_time_delay', delay_time: 720}})],
  ])('@true-04 accepts %s', (_, part) => {
    expect(faultsOf(body, filling(part))).toEqual([]);
  });

  test.each<[string, object]>([
    ['a step of an unknown type', step('Carrier pigeon', {})],
    ['an email without a message', step('Email', {email_template: {subject: 'Hi'}})],
    ['a call with an email', step('Phone', {email_template: email})],
    ['an integration without its id', step('Integration', {instructions: 'Send.'})],
    [
      'an hour with a delay',
      group({automated_settings: {send_type: 'at_time', time_of_day: '09:00', timezone_mode: 'user', delay_time: 5}}),
    ],
    [
      'an hour on a 12-hour clock',
      group({automated_settings: {send_type: 'at_time', time_of_day: '9:30 AM', timezone_mode: 'user'}}),
    ],
    ['a delay beyond 12 hours', group({automated_settings: {send_type: 'after_time_delay', delay_time: 721}})],
    ['a group without a label', {day: 1, steps: []}],
    ['a group before the first day', group({day: 0})],
  ])('@true-04 rejects %s', (_, part) => {
    expect(faultsOf(body, filling(part))).not.toEqual([]);
  });

  test.each<[string, object]>([
    ['team_cadence in the settings', {settings: {team_cadence: true}}],
    ['sharing without shared', {sharing_settings: {team_cadence: true}}],
  ])('@true-04 rejects %s', (_, more) => {
    expect(faultsOf(body, {...filling(group({})), ...more})).not.toEqual([]);
  });
});

describe.each([
  ['people', '/v2/people', {email_address: 'priya.raman@brightwater.example'}],
  ['accounts', '/v2/accounts', {name: 'Brightwater Logistics', domain: 'brightwater.example'}],
  ['account upserts', '/v2/account_upserts', {name: 'Brightwater Logistics', domain: 'brightwater.example'}],
])('@true-04 custom fields of %s', (_, path, record) => {
  test('@true-04 are an object of names and values, not a list', () => {
    const body = requestOf(path, 'post');
    expect(faultsOf(body, {...record, custom_fields: {'Depot count': '14', Fleet: null}})).toEqual([]);
    expect(faultsOf(body, {...record, custom_fields: [{'Depot count': '14'}]})).not.toEqual([]);
  });
});

test('@true-04 a signal can bring an email for its indicator, and no other content', () => {
  const body = requestOf('/v2/signals', 'post');
  const [plain, withEmail] = referred(spec, childOf(body.media, 'schema')).examples as readonly [object, object];
  expect(faultsOf(body, plain)).toEqual([]);
  expect(faultsOf(body, withEmail)).toEqual([]);
  const indicators = [{key: 'a', recommended_content: {sms: 'Hi'}}];
  expect(faultsOf(body, {...plain, indicators})[0]).toContain('sms');
});
