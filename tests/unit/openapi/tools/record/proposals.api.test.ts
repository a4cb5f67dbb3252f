import {describe, expect, test} from 'vitest';
import {operationsOf} from '../../../../../openapi/model/spec';
import {readPublished} from '../../../../../openapi/tools/bundle/readBundle';
import {proposals} from '../../../../../openapi/tools/record/proposals';
import {apiVersions} from '../../../../../src/config/apiVersions';
import {compareResponse} from '../../../../../src/features/response-comparison/core/compareResponse';
import {describedOperation} from '../../../../../src/features/response-comparison/core/described';
import {type Report, readReport, reportText} from '../../../../../src/features/response-comparison/core/report';
import {observedRecords} from '../../../../interop/observed';

const spec = readPublished(apiVersions[0]);
const [person] = observedRecords('Person') as object[];
const [group] = observedRecords('Group');
const head = {operation: 'people-index', api: 'v2', status: 200, date: '2026-11-29', site: '0.1.0'};

/** The report that the page copies for a response. */
function copied(status: number, body: unknown, id = 'people-index'): string {
  const operation = operationsOf(spec).find(({operationId}) => operationId === id);
  const comparison = operation && compareResponse(describedOperation(spec, operation), {status, body});
  if (!comparison) throw new Error('Not compared');
  return reportText({...head, operation: id, status}, comparison);
}

const proposed = (text: string): readonly string[] => proposals(spec, readReport(text)).lines;

describe('a report of the site', () => {
  test('@answers-03 is read, and each finding has its file, its part and its change', () => {
    const change = {id: null, email_address: 5, nickname: 'Sunny', account: {id: 'x'}, job_function: 'pilot'};
    const odd = {...change, ...person, ...change};
    const lines = proposed(`Seen today:\n\`\`\`json\n${copied(200, {data: [odd, odd], metadata: {}})}\n\`\`\`\n`);
    expect(lines).toEqual([
      'people-index, status 200, 2026-11-29, site 0.1.0:',
      '  Person.id (openapi/v2/resources/people/Person.yaml)',
      '    unexpected null data[].id: null, expected integer (2 times)',
      "    Allow null: `type: [integer, 'null']`, without `x-never-null`.",
      '  Person.email_address (openapi/v2/resources/people/Person.yaml)',
      '    other type data[].email_address: integer, expected string or null (2 times)',
      '    Change the type string or null to integer, or allow both.',
      '  Person (openapi/v2/resources/people/Person.yaml)',
      '    unknown field data[].nickname: string (2 times)',
      '    Add the field `nickname` with the type string.',
      '  EmbeddedResourceOrNull.id (openapi/v2/components/schemas/EmbeddedResourceOrNull.yaml)',
      '    other type data[].account.id: string, expected integer (2 times)',
      '    Change the type integer to string, or allow both.',
      '  Person.job_function (openapi/v2/resources/people/Person.yaml)',
      '    open statement data[].job_function: Confirm the possible values. This response: string (2 times)',
      '    Drop `x-unverified` if that settles it.',
    ]);
  });

  test('@answers-03 about a whole response names the operation and its file', () => {
    expect(proposed(copied(418, undefined)).slice(1)).toEqual([
      '  people-index (openapi/v2/resources/people/people.yaml)',
      expect.stringContaining('unknown status 418, expected 200 or 401'),
      '    Add the response 418.',
    ]);
    expect(proposed(copied(200, {})).slice(1)).toEqual([
      '  people-index responses.200 (openapi/v2/resources/people/people.yaml)',
      '    missing field data',
      '    Remove `data` from `required`.',
    ]);
  });

  test('@answers-03 about a statement names the part that has it: a response, an operation, or none any more', () => {
    expect(proposed(copied(200, {data: group}, 'groups-create')).slice(1)).toEqual([
      '  groups-create responses.200 (openapi/v2/resources/groups/groups.yaml)',
      expect.stringContaining('open statement of the response: Confirm the success status. This response: 200'),
      '    Drop `x-unverified` if that settles it.',
      '  groups-create (openapi/v2/resources/groups/groups.yaml)',
      expect.stringContaining('Confirm whether `name` is required.'),
      '    Drop `x-unverified` if that settles it.',
    ]);
    const row = {
      kind: 'open statement',
      path: 'data[].city',
      expected: 'Is it?',
      found: 'string\u001b',
      count: 1,
    } as const;
    const {lines, count} = proposals(spec, {...head, findings: [row]});
    expect([lines.at(-1), count]).toEqual(['    Nothing to change, the description has it now.', 0]);
    expect(lines.join('')).not.toContain('\u001b');
  });

  test('@answers-03 that the description has caught up with changes nothing', () => {
    const row = {expected: 'integer', found: 'string', count: 1};
    const old: Report = {
      ...head,
      findings: [
        {kind: 'other type', path: 'data[].email_address', ...row},
        {kind: 'unexpected null', path: 'data[].city', ...row},
        {kind: 'unknown field', path: 'data[].email_address', ...row},
        {kind: 'missing field', path: 'data[].hot_lead', ...row},
        {kind: 'unknown status', path: '', ...row},
        {kind: 'other value', path: 'data[].city', ...row},
        {kind: 'other format', path: 'data[].city', ...row},
      ],
    };
    const {count, lines} = proposals(spec, old);
    expect(lines.filter((line) => line.includes('Nothing to change'))).toHaveLength(7);
    expect(count).toBe(0);
  });

  test.each([
    ['no report', 'is not JSON'],
    ['{"operation": "people-index"}', 'needs a string in `api`'],
    [JSON.stringify({...head, status: '200'}), 'needs a number in `status`'],
    [JSON.stringify({...head, findings: {}}), 'needs a list in `findings`'],
    [JSON.stringify({...head, findings: [{}]}), 'needs a string in `kind` of each finding'],
    [
      JSON.stringify({...head, findings: [{kind: 'x', path: '', expected: '', found: '', count: 1}]}),
      'has a kind other than unknown status',
    ],
  ])('@answers-03 that is not one is refused with the field and the fix: %s', (text, problem) => {
    expect(() => readReport(text)).toThrow(`The report ${problem}`);
    expect(() => readReport(text)).toThrow('Copy it again with Copy report');
  });

  test('@answers-03 of an operation that does not exist is refused', () => {
    const report = {...head, operation: 'people-none\u001b', findings: []};
    expect(() => proposals(spec, report)).toThrow('API v2 has no operation people-none?.');
  });

  test('@answers-03 has no value, ID or token of the response', () => {
    const data = {
      ...{id: 'nora@yard.example', email_address: 70212, custom_fields: {'Salary of Nora': {a: 1}}, city: 'Ghent'},
      ...{ak_9b2d7a4451c34e0f: 'v2_ak_secret', '70212': 1, counts: {calls: 'many'}, owner: {id: 'Nora'}},
    };
    const report = copied(200, {data: [data]});
    expect(JSON.parse(report)).toMatchObject({...head, findings: expect.any(Array) as unknown});
    expect(report).not.toMatch(/nora|yard|70212|salary|ghent|secret|9b2d|many/i);
    expect(report).toContain('"path": "data[].{key}"');
  });
});
