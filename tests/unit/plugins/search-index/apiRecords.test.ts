import {describe, expect, it} from 'vitest';
import {apiRecords} from '../../../../plugins/search-index/apiRecords';
import {faultsOf} from '../../../../plugins/search-index/checkRecords';
import {fieldsWithin, inDozens} from '../../../../plugins/search-index/fields';
import {plainText} from '../../../../plugins/search-index/plainText';
import type {Spec} from '../../../../openapi/model/spec';
import {apiVersions} from '../../../../src/config/apiVersions';

const spec: Spec = {
  openapi: '3.1.0',
  info: {title: 'Tiny', version: '2.0'},
  servers: [{url: 'https://api.example'}],
  tags: [{name: 'People', description: 'A person is someone to [sell](/x/) to.\n\nThey have `fields`.'}],
  paths: {
    '/v2/people/{id}': {
      put: {
        operationId: 'people-update',
        summary: 'Update a person',
        description: 'Changes a person.',
        tags: ['People'],
        'x-scopes': [{scope: 'people:write'}],
        'x-webhook-events': ['person_updated'],
        parameters: [
          {name: 'id', in: 'path', description: 'Which person.', schema: {type: 'integer'}},
          {
            name: 'updated_at',
            in: 'query',
            style: 'deepObject',
            schema: {type: 'object', properties: {gt: {type: 'string', description: 'Later than.'}}},
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  stage: {type: 'string', enum: ['open', 'closed'], description: 'Where it stands.'},
                  owner: {type: 'object', properties: {id: {type: 'integer', description: 'Its id.'}}},
                },
              },
            },
          },
        },
        responses: {},
      },
    },
  },
  components: {},
};
const [version] = apiVersions;
const records = apiRecords(version, spec, true);

describe('Records of an API description', () => {
  it('begin an operation with its title, request, scopes and events', () => {
    const record = records.find(({url}) => url === '/docs/api/people-update/');
    expect(record).toMatchObject({
      type: 'lvl1',
      content: 'PUT /v2/people/{id}',
      endpoint: 'PUT /v2/people/{id}',
      group: 'People',
      hierarchy: {lvl0: 'API', lvl1: 'Update a person'},
    });
    expect(record?.keywords).toContain('people:write');
    expect(record?.keywords).toContain('person_updated');
  });

  it('give each field the anchor that its page has', () => {
    const anchors = records.flatMap(({fields = []}) => fields.map(({name, anchor}) => [name, anchor]));
    expect(anchors).toEqual([
      ['id', 'path-id'],
      ['updated_at', 'query-updated_at'],
      ['updated_at[gt]', 'query-updated_at.gt'],
      ['stage', 'body-stage'],
      ['owner', 'body-owner'],
      ['owner.id', 'body-owner.id'],
    ]);
  });

  it('say what a field takes', () => {
    const fields = records.flatMap((record) => record.fields ?? []);
    expect(fields.find(({name}) => name === 'stage')?.content).toMatch(/Where it stands\..*open.*closed/);
  });

  it('tell of a resource in plain words', () => {
    const texts = records.filter(({url, type}) => url === '/docs/api/people/' && type === 'content');
    expect(texts.map(({content}) => content)).toEqual(['A person is someone to sell to. They have fields.']);
  });

  it('tell of the changelog by its other names, and of none of its entries', () => {
    const own = records.filter(({url_without_anchor: url}) => url === '/docs/api/changelog/');
    expect(own.map(({type}) => type)).toEqual(['lvl1', 'content']);
    expect(own[0]).toMatchObject({
      hierarchy: {lvl1: 'Changes of API 2.0'},
      keywords: expect.stringContaining('release notes') as string,
    });
  });

  it('come after those of the newest version', () => {
    const [older] = apiRecords(version, spec, false);
    expect(older?.weight.pageRank).toBeLessThan(records[0]?.weight.pageRank ?? 0);
  });
});

describe('The check of records', () => {
  const pages = new Map([
    ['/docs/api/people/', new Set<string>()],
    ['/docs/api/changelog/', new Set<string>()],
    [
      '/docs/api/people-update/',
      new Set(['path-parameters', 'query-parameters', 'request-body', 'path-id', 'body-stage']),
    ],
  ]);

  it('names each anchor that a page does not have', () => {
    expect(faultsOf(records, (page) => pages.get(page))).toEqual([
      '/docs/api/people-update/ has no element with the id query-updated_at.',
      '/docs/api/people-update/ has no element with the id query-updated_at.gt.',
      '/docs/api/people-update/ has no element with the id body-owner.',
      '/docs/api/people-update/ has no element with the id body-owner.id.',
    ]);
  });

  it('names each page that was not built, and ids that are taken', () => {
    const faults = faultsOf([...records, ...records.slice(0, 1)], () => undefined);
    expect(faults).toContain('/docs/api/people-update/ is no page of the build.');
    expect(faults.filter((fault) => fault.includes('objectID of another'))).toHaveLength(1);
  });
});

describe('Fields', () => {
  it('end where a shape is told again, and at the third level', () => {
    const deep = {
      type: 'object',
      properties: {a: {properties: {b: {properties: {c: {properties: {d: {}}}}}}}},
    } as const;
    expect(fieldsWithin(deep, 'body-').map(({name}) => name)).toEqual(['a', 'a.b', 'a.b.c']);
    expect(fieldsWithin('circular(Node)', 'body-')).toEqual([]);
  });

  it('share records by the dozen', () => {
    const fields = Array.from({length: 25}, (_, index) => ({name: String(index), anchor: '', content: ''}));
    expect(inDozens(fields).map((dozen) => dozen.length)).toEqual([12, 12, 1]);
  });
});

describe('Plain text', () => {
  it('is Markdown without its marks', () => {
    expect(plainText('## Title\n\n- **Bold** [link](/x/)\n- `code`\n```json\n{"a": 1}\n```')).toBe(
      'Title Bold link code {"a": 1}',
    );
  });
});
