import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, test} from 'vitest';
import {rehypeShortCode} from '../../../../../plugins/lib/code-blocks/rehypeShortCode';
import {rehypeTables} from '../../../../../plugins/lib/code-blocks/rehypeTables';

const TABLE = `| Name | What it is |
| --- | --- |
| \`per_page\` | Of \`/v2/webhook_subscriptions/{id}\` and <Event name="person_updated" /> |
`;

const written = async (mdx: string): Promise<string> =>
  String(await compile(mdx, {jsx: true, remarkPlugins: [remarkGfm], rehypePlugins: [rehypeShortCode, rehypeTables]}));

describe('rehypeTables', () => {
  test('@routes-04 cells name their column, and parts keep their roles when they are shown as blocks', async () => {
    const jsx = await written(TABLE);
    expect(jsx).toContain('<_components.table role="table" className="pairs">');
    expect(jsx).toContain('<_components.thead role="rowgroup">');
    expect(jsx).toContain('<_components.tr role="row">');
    expect(jsx).toContain('<_components.th role="columnheader">');
    expect(jsx).toContain('<_components.td role="cell" data-label="What it is">');
  });

  test('@routes-04 only a table of two columns keeps them on a phone', async () => {
    const jsx = await written('| A | B | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n');
    expect(jsx).toContain('<_components.table role="table">');
  });

  test('@shown-06 cells are aligned by a class, because the content security policy forbids styles', async () => {
    const jsx = await written('| A | B | C |\n| :-- | :-: | --: |\n| 1 | 2 | 3 |\n');
    expect(jsx).toContain('<_components.td role="cell" data-label="A">');
    expect(jsx).toContain('<_components.td className="text--center" role="cell" data-label="B">');
    expect(jsx).toContain('<_components.th className="text--right" role="columnheader">');
    expect(jsx).not.toContain('style');
  });

  test('@look-02 short code that could break is marked', async () => {
    expect(await written('From `2026-09-14`')).toContain('<_components.code className="short-code">');
    expect(await written('Sort by `updated_at`')).toContain('<_components.code>');
  });

  test('@routes-04 long code may break at its joints, short code nowhere', async () => {
    const jsx = await written(TABLE);
    expect(jsx).toContain('<Breakable code="/v2/webhook_subscriptions/{id}" />');
    expect(jsx).toContain('<_components.code>{"per_page"}</_components.code>');
  });

  test('leaves code outside of tables alone', async () => {
    expect(await written('Of `/v2/webhook_subscriptions/{id}`.')).not.toContain('Breakable');
  });
});
