import type {Break} from '../fixtures/refusal';
import {guideFile} from '../fixtures/siteCopy';

const GUIDE = guideFile('scopes');
const other = (page: string): string => `src/pages/${page}.mdx`;

const REPLACED = [
  'llms.txt',
  'sitemap.xml',
  '404.html',
  '_headers',
  'openapi/v2.json',
  'docs/platform/intro.md',
  '.well-known/security.txt',
];

/** Faults in pages, which a build finds after the pages of the reference are written. */
export const brokenPages: readonly Break[] = [
  {
    what: '@site-06 dead links and a dead heading, each in a line with file, problem and fix',
    make: (copy) =>
      copy.append(GUIDE, 'See [a](/docs/platform/nowhere/)\n[b](/docs/platform/intro/#no-such)\n![c](./missing.png)'),
    says: [
      new RegExp(`^${GUIDE}:10 The link leads to /docs/platform/nowhere/, which doesn't exist\\.`, 'm'),
      new RegExp(`^${GUIDE}:11 The link leads to /docs/platform/intro/#no-such, .* no such heading\\.`, 'm'),
      new RegExp(`^${GUIDE}:12 There is no image \\./missing\\.png\\. Correct the path, or add the file`, 'm'),
    ],
  },
  {
    what: 'URLs that two pages or two guides have',
    make: (copy) => {
      copy.write('src/pages/guides/index.mdx', '# Guides\n');
      copy.write('docs/platform/api-basics/scopes/index.mdx', copy.read(GUIDE));
    },
    says: [
      'Duplicate routes',
      'page at /guides/, but a page already exists',
      'page at /docs/platform/api-basics/scopes/, but',
      'Rename one of the files.',
    ],
  },
  {
    what: 'files in static/ that the build replaces, or that replace its own',
    make: (copy) => REPLACED.forEach((file) => copy.write(`static/${file}`, 'Mine.')),
    says: REPLACED.map((file) => `static/${file}: the build writes this file. Rename yours, or remove it.`),
  },
  {
    what: '@site-06 pages that MDX cannot read, each in a line with file, problem and fix',
    make: (copy) => {
      copy.append(GUIDE, '```\nno language\n```');
      copy.append(other('api'), '<OperationLink id="widgets-shown" />');
      copy.append(other('api-logs'), 'It needs <Scope name="widgets:reed" />.');
      copy.append(other('webhooks'), '<Event name="widget_sold" />');
      copy.append(guideFile('request-response-format'), 'It is a <Scop name="widgets:read" />.');
    },
    says: [
      new RegExp(`^${GUIDE}:10 A code fence has no language\\. Add one after the opening backticks`, 'm'),
      new RegExp(
        `^${other('api')}:11 There is no operation "widgets-shown"\\. .*"widgets-show"\\? Correct the ID`,
        'm',
      ),
      new RegExp(
        `^${other('api-logs')}:11 There is no scope "widgets:reed"\\. .*"widgets:read"\\? Correct the name`,
        'm',
      ),
      new RegExp(`^${other('webhooks')}:11 There is no webhook event "widget_sold"\\. Correct the name`, 'm'),
      new RegExp(
        `^${guideFile('request-response-format')}:10 There is no component <Scop>\\. .*"Scope"\\? Correct the name`,
        'm',
      ),
    ],
  },
];
