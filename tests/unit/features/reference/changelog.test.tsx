import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import type {Change, Release, SubjectChanges} from '../../../../openapi/model/changes';
import type {Spec} from '../../../../openapi/model/spec';
import {changelogPages} from '../../../../openapi/pages/changelog/changelogPages';
import {apiVersions} from '../../../../src/config/apiVersions';
import {Changelog} from '../../../../src/features/reference/ReferencePage';
import {tinySpec} from '../../support/tinySpec';

const PATHS = {
  '/v2/people': {get: {operationId: 'people-index', summary: 'List people', tags: ['People']}},
  '/v2/accounts': {get: {operationId: 'accounts-index', summary: 'List accounts', tags: ['Accounts']}},
};
const spec: Spec = {...tinySpec(), paths: PATHS};

const changed = (path: keyof typeof PATHS, ...fields: readonly string[]): SubjectChanges => ({
  kind: 'operation',
  subject: `GET ${path}`,
  summary: PATHS[path].get.summary,
  operationId: PATHS[path].get.operationId,
  changes: fields.map((field): Change => ({
    impact: 'compatible',
    action: 'replace',
    part: {in: 'response', status: '200'},
    field,
    keyword: 'type',
    before: 'string',
    after: 'string or null',
  })),
});
const releaseOf = (day: string, ...subjects: readonly SubjectChanges[]): Release => ({name: day, day, subjects});

test('a changelog with two releases looks as the browser tests expect it', async () => {
  const history = [
    releaseOf('2026-12-02', changed('/v2/people', 'data[].title'), changed('/v2/accounts', 'data[].website')),
    releaseOf('2026-12-01', changed('/v2/people', 'data[].city', 'data[].state')),
    {name: '2026-11-30', day: '2026-11-30'},
  ];
  const [page] = changelogPages({spec, published: spec}, apiVersions[0], history);
  const html = renderToStaticMarkup(<Changelog sections={page?.sections ?? []} />);
  await expect(html).toMatchFileSnapshot('../../../fixtures/changelog.html.txt');
});
