import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {dereferenceOperation} from '../../../../openapi/model/dereference';
import {type PlacedOperation, type Spec, operationsOf} from '../../../../openapi/model/spec';
import {responseSamples} from '../../../../openapi/pages/operation/responses';
import {apiVersions} from '../../../../src/config/apiVersions';
import {sampleRequest} from '../../../../src/features/samples/core/sampleRequest';
import {writeSample} from '../../../../src/features/samples/core/writeSample';

const [{specPath}] = apiVersions;
const spec = JSON.parse(readFileSync(specPath, 'utf8')) as Spec;
const lists = operationsOf(spec)
  .map((operation) => dereferenceOperation(spec, operation))
  .map((operation) => ({operation, request: sampleRequest(operation, spec.servers[0]?.url ?? '')}))
  .filter(({request}) => request.query.some(({name}) => name === 'sort_by'));

const accepts = ({parameters = []}: PlacedOperation, wanted: string): boolean =>
  parameters.some(({name}) => name === wanted);

/** The value of the cursor is the reader's, and some lists accept the direction in lowercase only. */
const comparable = (pair: string): string => pair.replace(/(?<=^updated_at\[gt\]=).*/, '').replace(/=asc$/, '=ASC');

test('@hand-01 every list sample that sorts by a time sends the cursor request of the paging guide', () => {
  const guide = readFileSync('docs/platform/api-basics/filtering-paging-sorting.mdx', 'utf8');
  const [, query = ''] = /^GET \/v2\/people\?(\S+) HTTP/m.exec(guide) ?? [];
  const wanted = query.split('&').map(comparable);
  expect(wanted).toContain('sort_direction=ASC');
  expect(lists.length).toBeGreaterThan(15);
  for (const {operation, request} of lists) {
    const sent = request.query.map(({name, value}) => comparable(`${name}=${value}`));
    const known = wanted.filter((pair) => accepts(operation, pair.replace(/[[=].*/, '')));
    expect(sent, operation.operationId).toEqual(expect.arrayContaining(known));
    expect(known.includes('sort_direction=ASC'), operation.operationId).toBe(accepts(operation, 'sort_direction'));
  }
});

test('a list that accepts lowercase directions only gets one', () => {
  const conversations = lists.find(({operation}) => operation.operationId === 'conversations-find-all');
  expect(conversations?.request.query).toContainEqual({name: 'sort_direction', value: 'asc'});
});

test('@hand-01 the curl sample of a list is the request of the guide to polling', async () => {
  const guide = readFileSync('docs/platform/guides/building-an-efficient-cursor-poller.mdx', 'utf8');
  const [, example = ''] = /```bash\n([^`]+)\n```/.exec(guide) ?? [];
  const people = lists.find(({operation}) => operation.operationId === 'people-index');
  const sample = people && (await writeSample('curl', people.request));
  const time = /(?<=updated_at\[gt\]=)[^"]*/;
  expect(sample?.replace(time, '')).toBe(example.replace(time, ''));
});

interface List {
  readonly data: readonly {readonly updated_at?: string}[];
  readonly metadata: {
    readonly filtering: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly paging: object;
    readonly sorting: object;
  };
}

test('@hand-01 the example next to each of these samples is the response to it', () => {
  for (const {operation, request} of lists) {
    const sent = new Map(request.query.map(({name, value}) => [name, value]));
    const since = sent.get('updated_at[gt]') ?? '';
    for (const {code} of responseSamples(operation, request, new Set()).filter(({status}) => status === '200')) {
      const {data, metadata} = JSON.parse(code) as List;
      expect(metadata, operation.operationId).toMatchObject({
        filtering: {updated_at: {gt: since}},
        paging: {per_page: Number(sent.get('per_page')), current_page: 1},
        sorting: {sort_by: sent.get('sort_by'), sort_direction: 'ASC NULLS FIRST'},
      });
      for (const {updated_at: changed = ''} of data)
        expect(new Date(changed).getTime(), operation.operationId).toBeGreaterThan(new Date(since).getTime());
    }
  }
});
