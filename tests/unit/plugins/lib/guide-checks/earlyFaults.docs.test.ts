import {expect, test} from 'vitest';
import {pageCheck} from '../../../../../plugins/lib/guide-checks/checkPage';
import {textProblems} from '../../../../../plugins/lib/guide-checks/textProblems';

const FILE = 'docs/platform/guides/a.mdx';

/** A guide as people bring it from other sites, with a fault in nearly every line. */
const GUIDE = `---
title: A trial of other sites
description: A page to try ways of writing a guide, as people who come from other sites do it.
keywords: [trial]
---

import prices from './prices.json';
import Window from '@site/src/components/Window';

![A shot](https://a.example/shot.png)
![A path](/img/favicon.svg)

## Call it \\{#Depot.__call__}

| Name | Price |
| :--- | ----: |
| A | 10 |

<Tabs groupId="tool">
<TabItem value="npm">

\`\`\`SnackPlayer name=Depot
open();
\`\`\`

</TabItem>
</Tabs>

\`\`\`js {1} showLineNumbers
const depot = open();
// highlight-next-line
depot.count();
\`\`\`

\`\`\`bash file=samples/none.sh
\`\`\`

\`\`\`mermaid
flowchart TD
\`\`\`

<OperationLink id="depots-index" />
`;

test('@shown-06 the faults of a guide are found without a build, all at once, with line, fix and rule', () => {
  const problems = [...pageCheck({paths: {}})(FILE, GUIDE), ...textProblems(FILE, GUIDE)];
  const shown = problems.map((problem) => problem.replace(`${FILE}:`, ''));
  expect(shown).toEqual([
    expect.stringMatching(/^13 The ID Depot\.__call__ has Markdown .* Use letters, .* \(heading-ids\)$/),
    '20 <TabItem> cannot be written as Markdown: it has no label. (written-elements)',
    expect.stringMatching(/^22 The highlighter does not know the language "SnackPlayer" .* \(code-fences\)$/),
    expect.stringMatching(/^22 A code fence has name=Depot, which does nothing\. Remove it, or write title=/),
    expect.stringMatching(/^29 A code fence has \{1\} showLineNumbers, which does nothing\. Remove it/),
    expect.stringMatching(/^29 The comment highlight-next-line marks no line, .* Remove it, and say/),
    '35 There is no file samples/none.sh next to the guide. Correct the name, or add the file. (code-fences)',
    expect.stringMatching(/^38 The diagram has no title\. Add title="\.\.\." .* \(code-fences\)$/),
    expect.stringMatching(/^42 <OperationLink> cannot be written as Markdown: there is no operation depots-index/),
    expect.stringMatching(/^7 `import prices from .*` isn't an import of a component\. Remove it, .* \(own-imports\)$/),
    expect.stringMatching(/^8 `import Window .*` names no component: there is no src\/components\/Window\. Correct/),
    expect.stringMatching(
      /^10 Pages can't load the picture https:\/\/a\.example\/shot\.png\. Save it .* \(own-pictures\)$/,
    ),
  ]);
});

test('@shown-06 braces that are no code hide neither each other nor what else is wrong', () => {
  const guide = '# Title\n\nA {b c}.\n\nAn {also: wrong}.\n\n```astro\n```\n';
  const shown = pageCheck({paths: {}})(FILE, guide).map((problem) => problem.replace(`${FILE}:`, ''));
  expect(shown).toEqual([
    expect.stringMatching(/^1 description: /),
    expect.stringMatching(/^1 keywords: /),
    '1 title: add the title of the page. (page-title)',
    expect.stringMatching(/^3 Could not parse expression/),
    expect.stringMatching(/^5 Could not parse expression/),
    '1 The page already has a title. Begin the heading with `##`. (one-title)',
    expect.stringMatching(/^7 The highlighter does not know the language "astro"/),
  ]);
});
