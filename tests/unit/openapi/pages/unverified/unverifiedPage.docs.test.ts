import {expect, test} from 'vitest';
import {prepareBundle} from '../../../../../openapi/pages';
import {unverifiedPage} from '../../../../../openapi/pages/unverified/unverifiedPage';
import {readPublished} from '../../../../../openapi/tools/bundle/readBundle';
import {marksIn} from '../../../../../openapi/model/unverified';
import {apiVersions} from '../../../../../src/config/apiVersions';
import {textsOf} from '../../../support/blocks';
import {pagesOf, tinySpec} from '../../../support/tinySpec';

const linesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split('\n')).filter((line) => line.startsWith('- '));

const published = readPublished(apiVersions[0]);
const {sections = []} = pagesOf(published).find(({kind}) => kind === 'unverified') ?? {};

test('@true-05 the page lists each mark of the description once', () => {
  const points = sections.filter(({heading}) => heading?.anchor !== 'scopes');
  const lines = linesOf(textsOf(points.flatMap(({blocks}) => blocks)));
  const sentences = lines.map((line) => line.replace(/^- \[.*?\]\([^)]*\): /, '').replace(/ On \d+ pages\.$/, ''));
  expect(sentences.sort()).toEqual(
    marksIn(published)
      .map(({what}) => what)
      .sort(),
  );
});

test('@true-05 webhooks, scopes and guides have sections of their own', () => {
  const spec = tinySpec();
  const withMarks = prepareBundle({
    ...spec,
    webhooks: {
      widget_created: {post: {operationId: 'widget-created', summary: 'A widget is new.', 'x-unverified': 'Its body.'}},
    },
    paths: {
      '/widgets': {
        get: {
          operationId: 'widgets-index',
          summary: 'List widgets',
          'x-scopes': [{scope: 'widgets:read', inferred: true}],
        },
      },
    },
  });
  const guide = {guide: 'Time zones', about: 'Filter', url: '/docs/platform/timezones/#filter', what: 'Test `a`.'};
  const {sections: own} = unverifiedPage(withMarks, apiVersions[0], [], [guide, {...guide, about: undefined}]);
  expect(own.map(({heading}) => heading?.text)).toEqual([undefined, 'Webhook events', 'Scopes', 'Guides']);
  expect(linesOf(textsOf(own.flatMap(({blocks}) => blocks)))).toEqual([
    '- [`widget_created`](/docs/platform/webhooks/event-types/#widget_created): Its body.',
    '- [`widgets:read`](/docs/platform/api-basics/scope-matrix/#scope-widgets-read): [List widgets](/docs/api/widgets-index/)',
    '- [Time zones, Filter](/docs/platform/timezones/#filter): Test `a`.',
    '- [Time zones](/docs/platform/timezones/#filter): Test `a`.',
  ]);
});
