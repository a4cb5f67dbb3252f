import {describe, expect, it} from 'vitest';
import {blocksOf, parseMdx} from '../../../../../plugins/lib/markdown/markdown';
import {convert} from '../../../../../plugins/lib/site-pages/mdxPage';
import {guideRecords} from '../../../../../plugins/lib/search-index/guideRecords';
import {sitePage} from '../../../support/sitePage';

const names = {operations: new Map(), scopes: new Set<string>(), events: new Set(['person_created'])};

const page = (mdx: string) =>
  sitePage({
    ...{pathname: '/docs/platform/api-basics/rate-limits/', title: 'Rate limits'},
    ...{description: 'What a request costs.', keywords: ['throttling']},
    content: () => blocksOf(convert(parseMdx(mdx), {file: 'guide.mdx', names})),
  });

const GUIDE = page(`
Every team has \`600\` points.

## See the cost

- First line
- Second line

\`\`\`bash title="Ask"
curl -sS
\`\`\`

### Events \\{#list}

| Event | When |
| --- | --- |
| <Event name="person_created" anchor /> | A person is created |

## Check the cost

Read it.

## Next steps

Read about webhooks.
`);

describe('Records of a guide', () => {
  const records = guideRecords(GUIDE);
  const url = '/docs/platform/api-basics/rate-limits/';

  it('@pages-01 are its title with description and keywords, its headings and the texts below them', () => {
    expect(
      records.map(({type, url: at, content, hierarchy}) => [type, at, content, hierarchy.lvl2, hierarchy.lvl3]),
    ).toEqual([
      ['lvl1', url, 'What a request costs.', null, null],
      ['content', url, 'Every team has 600 points.', null, null],
      ['lvl2', `${url}#see-the-cost`, null, 'See the cost', null],
      ['content', `${url}#see-the-cost`, 'First line Second line', 'See the cost', null],
      ['lvl3', `${url}#list`, null, 'See the cost', 'Events'],
      ['content', `${url}#list`, 'Event When', 'See the cost', 'Events'],
      ['lvl4', `${url}#person_created`, null, 'See the cost', 'Events'],
      ['content', `${url}#person_created`, 'person_created A person is created', 'See the cost', 'Events'],
      ['lvl2', `${url}#check-the-cost`, null, 'Check the cost', null],
      ['content', `${url}#check-the-cost`, 'Read it.', 'Check the cost', null],
    ]);
    expect(records[0]).toMatchObject({keywords: ['throttling'], hierarchy: {lvl0: 'Docs', lvl1: 'Rate limits'}});
  });

  it('join short texts, and cut none', () => {
    const long = 'word '.repeat(80).trim();
    const made = guideRecords(page(`One.\n\nTwo.\n\n${long}\n`));
    expect(made.slice(1).map(({content}) => content)).toEqual(['One. Two.', long]);
  });
});
