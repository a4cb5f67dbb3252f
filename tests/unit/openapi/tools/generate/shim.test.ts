import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import type {VersionPage, ReferencePage} from '../../../../../openapi/pages/page';
import {shimOf, tocOf} from '../../../../../openapi/tools/generate/shim';
import {tinyPages} from '../../../support/tinySpec';

const pages = new Map(tinyPages().map((page) => [page.kind, page]));
const pageOf = (kind: ReferencePage['kind']): ReferencePage => {
  const page = pages.get(kind);
  if (!page) throw new Error(`There is no page of the kind ${kind}.`);
  return page;
};
const frontMatterOf = (page: ReferencePage): unknown => parse(shimOf(page).split('---\n')[1] ?? '');

describe('shimOf', () => {
  test('has front matter, the headings for the table of contents, and one component', () => {
    expect(shimOf(pageOf('resource'))).toBe(
      `---
id: "widgets"
title: "Widgets"
title_meta: "Widgets (API 2.0)"
description: ${JSON.stringify(pageOf('resource').description)}
hide_table_of_contents: true
custom_edit_url: null
---


import page from '@site/openapi/dist/pages/v2/widgets.json';
import {ReferencePage} from '@site/src/features/reference';

export const toc = ${JSON.stringify(tocOf(pageOf('resource')))};

<ReferencePage page={page} />
`,
    );
  });

  test('hides the table of contents of operations, and shows the sidebar of the version next to its changes and its unverified points', () => {
    expect(frontMatterOf(pageOf('operation'))).toMatchObject({hide_table_of_contents: true, feedback: true});
    for (const id of ['changelog', 'unverified'] as const)
      expect(frontMatterOf(pageOf(id))).toMatchObject({id, displayed_sidebar: 'api-v2.0'});
  });

  test.each(['a: b # c', 'no', '{x} <y>', '\u2028'])('keeps the title %j as it is', (title) => {
    expect(frontMatterOf({...(pageOf('landing') as VersionPage), title})).toMatchObject({title});
  });

  test('shows headings as text', () => {
    const heading = {text: 'a <b> & c', anchor: 'a', level: 2} as const;
    expect(tocOf({...(pageOf('landing') as VersionPage), sections: [{blocks: []}, {heading, blocks: []}]})).toEqual([
      {value: 'a &lt;b&gt; &amp; c', id: 'a', level: 2},
    ]);
  });

  test('@work-06 lists the headings over the resources', () => {
    const heading = {text: 'Resources', anchor: 'resources', level: 2} as const;
    const groups = [{heading: {text: 'Activity', anchor: 'resources-activity'}, rows: []}, {rows: []}];
    const sections = [{heading, blocks: [{type: 'resources' as const, groups}]}];
    expect(tocOf({...(pageOf('landing') as VersionPage), sections})).toEqual([
      {value: 'Resources', id: 'resources', level: 2},
      {value: 'Activity', id: 'resources-activity', level: 3},
    ]);
  });
});
