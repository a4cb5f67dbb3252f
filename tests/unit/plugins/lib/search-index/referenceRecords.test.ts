import {describe, expect, it} from 'vitest';
import type {Block, Field} from '../../../../../openapi/pages/page';
import {referenceRecords} from '../../../../../plugins/lib/search-index/referenceRecords';
import {fieldsOf} from '../../../../../plugins/lib/search-index/referenceText';
import {plainText} from '../../../../../plugins/lib/search-index/words';
import {pagesOf} from '../../../support/tinySpec';
import {madeUpSpec} from '../../../support/madeUpSpec';

const spec = madeUpSpec({
  tags: [
    {
      name: 'People',
      description: 'A person is someone to [sell](/x/) to.\n\nThey have `fields`.\n\n## Merging\n\nTwo become one.',
    },
  ],
  paths: {
    '/v2/people/{id}': {
      put: {
        operationId: 'people-update',
        summary: 'Update a person',
        description: 'Changes a person.',
        tags: ['People'],
        'x-scopes': [{scope: 'people:write'}],
        'x-webhook-events': ['person_updated'],
        'x-keywords': ['change a phone number'],
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
});
const pages = pagesOf(spec);
const records = pages.flatMap(referenceRecords);

describe('Records of reference pages', () => {
  it('@find-01 begin an operation with its title, request, keywords, scopes and events', () => {
    const record = records.find(({url}) => url === '/docs/api/people-update/');
    expect(record).toMatchObject({
      type: 'lvl1',
      content: 'PUT /v2/people/{id}',
      endpoint: 'PUT /v2/people/{id}',
      group: 'People',
      keywords: ['change a phone number'],
      hierarchy: {lvl0: 'API', lvl1: 'Update a person'},
    });
    expect(record?.codes).toContain('people:write');
    expect(record?.codes).toContain('person_updated');
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

  it('describe a resource in plain words', () => {
    const texts = records.filter(
      ({url_without_anchor: url, type}) => url === '/docs/api/people/' && type === 'content',
    );
    expect(texts.map(({anchor, content}) => [anchor, content])).toEqual([
      [null, 'A person is someone to sell to. They have fields.'],
      ['merging', 'Two become one.'],
    ]);
  });

  it('@true-05 name the unconfirmed points by other names, and none of the points', () => {
    const own = records.filter(({url_without_anchor: url}) => url === '/docs/api/unconfirmed/');
    expect(own.map(({type}) => type)).toEqual(['lvl1', 'content']);
    expect(own[0]).toMatchObject({keywords: expect.arrayContaining(['unverified']) as string[]});
  });

  it('have the headings and texts of a landing page', () => {
    const own = records.filter(({url_without_anchor: url}) => url === '/docs/api/');
    expect(own.map(({type, anchor}) => `${type} ${anchor ?? ''}`)).toContain('lvl2 resources');
    expect(own.find(({type, anchor}) => type === 'content' && anchor === 'resources')?.content).toBe(
      'People A person is someone to sell to. 1 operation',
    );
  });

  it('come after those of the newest version', () => {
    const newest = records.find(({type, group}) => type === 'lvl1' && group === 'People');
    const older = pages.map((page) => ({...page, version: 'v1', url: page.url.replace('/api/', '/api/1.0/')}));
    const same = older.flatMap(referenceRecords).find(({type, group}) => type === 'lvl1' && group === 'People');
    expect(same?.weight.pageRank).toBeLessThan(newest?.weight.pageRank ?? 0);
    expect(same?.version).toBe('1.0');
  });
});

describe('Fields', () => {
  const field = (name: string, ...fields: Field[]): Field => ({
    name,
    anchor: name,
    marks: [],
    description: '',
    blocks: fields.length > 0 ? [{type: 'fields', kind: 'fields', fields}] : [],
  });
  const list = (...fields: Field[]): Block => ({type: 'fields', kind: 'fields', fields});

  it('end at the third level', () => {
    const deep = list(field('a', field('b', field('c', field('d')))));
    expect(fieldsOf(deep).map(({name}) => name)).toEqual(['a', 'b', 'c']);
  });

  it('leave out placeholder names', () => {
    expect(fieldsOf(list(field('a'), {...field('{key}', field('b')), placeholder: true}))).toHaveLength(1);
  });

  it('have the values of a long list', () => {
    const values = {type: 'values', title: '30 values', values: ['open', 'closed']} as const;
    expect(fieldsOf(list({...field('stage'), blocks: [values]}))[0]?.content).toBe('open, closed');
  });

  it('share records by the dozen', () => {
    const properties = Object.fromEntries(
      Array.from({length: 25}, (_, index) => [`f${String(index)}`, {type: 'string'}]),
    );
    const schema = {type: 'object', properties};
    const put = {operationId: 'a', summary: 'A', requestBody: {content: {'application/json': {schema}}}};
    const [, , page] = pagesOf({...spec, tags: [], paths: {'/a': {put}}});
    const counts = page ? referenceRecords(page).flatMap(({fields}) => fields?.length ?? []) : [];
    expect(counts).toEqual([12, 12, 1]);
  });
});

describe('Plain text', () => {
  it('is Markdown without its marks', () => {
    expect(plainText('## Title\n\n- **Bold** [link](/x/)\n- `code`\n```json\n{"a": 1}\n```')).toBe(
      'Title Bold link code',
    );
  });
});
