import {expect, test} from 'vitest';
import {VFile} from 'vfile';
import {unified} from 'unified';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {remarkData} from '../../../../../plugins/lib/guide-components/remarkData';
import {readKnownNames} from '../../../../../plugins/lib/guide-names/knownNames';
import {writeMarkdown} from '../../../../../plugins/lib/markdown/markdown';
import {mdxPage} from '../../../../../plugins/lib/site-pages/mdxPage';

const markdownOf = (guide: string): string =>
  writeMarkdown(mdxPage(`docs/platform/recipes/${guide}.mdx`, readKnownNames()).content());

test('@run-09 the page of a recipe has its scopes, cost and steps with the values of the example', () => {
  const page = markdownOf('remove-from-cadence');
  expect(page).toContain('| Scopes | `cadences:read`, `cadences:delete` |');
  expect(page).toContain('| Cost | 3 [points]');
  expect(page).toContain('/openapi/recipes/remove-from-cadence.arazzo.yaml');
  expect(page).toContain('curl -sS -X DELETE https://api.salesloft.com/v2/cadence_memberships/990145');
  expect(page).toContain('- **Uses**: `membership_id` from step 1');
  expect(page).toContain('- **Saves**: `membership_id` from `data[0].id`');
  expect([...page.matchAll(/^### .*?(\d\. .*)$/gm)].map(([, title]) => title)).toEqual([
    '1. Find the membership',
    '2. Delete the membership',
    '3. Confirm the removal',
  ]);
});

test('@run-09 the scopes of a recipe include that of the event that it subscribes to', () => {
  const [, scopes] = /\| Scopes \| (.*) \|/.exec(markdownOf('subscribe-and-verify')) ?? [];
  expect(scopes?.split(', ').sort()).toEqual(['`notes:delete`', '`notes:read`', '`notes:write`']);
});

test('@run-09 the page of a recipe says when it ends early and when it repeats a step', () => {
  expect(markdownOf('find-or-create-person')).toContain(
    '- **Ends here if**: `data[0].id != null`. Someone already has the email address.',
  );
  expect(markdownOf('remove-from-cadence')).toContain(
    "- **Ends here if**: `data[0].id == null`. The person isn't on the cadence.",
  );
  expect(markdownOf('bulk-update')).toContain('- **Repeats after 10 seconds, at most 60 times, if**: `status == 200`');
});

test('@run-09 the page of a recipe has each condition with what it means in words', () => {
  expect(markdownOf('enroll-safely')).toMatch(
    /- \*\*Continues if\*\*: `status == 200`, and:\n {2}- `data\.draft == false`\. Otherwise: The cadence is a draft\.\n/,
  );
});

test('@run-09 an unknown recipe stops the build with the guide and the known recipes', () => {
  const parser = unified().use(remarkParse).use(remarkMdx);
  const guide = parser.parse('<Recipe id="enrol" />');
  expect(() => remarkData()(guide, new VFile({path: 'docs/platform/a.mdx'}))).toThrow(
    /There is no recipe "enrol"\. Use one of: bulk-update, enroll-safely/,
  );
});
