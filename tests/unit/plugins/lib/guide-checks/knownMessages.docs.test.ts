import {expect, test, vi} from 'vitest';
import {guideOf} from '../../../../../plugins/lib/guide-checks/guide-rules/guide';
import {knownMessages} from '../../../../../plugins/lib/guide-checks/guide-rules/knownMessages';
import {textsOfVersion} from '../../../support/texts';

// Reading all descriptions takes seconds.
vi.setConfig({testTimeout: 30_000});

const messageProblems = (mdx: string) => knownMessages.check(guideOf('a.mdx', mdx, {}));
const fence = (meta: string, body: object) => `\`\`\`json ${meta}\n${JSON.stringify(body)}\n\`\`\`\n`;
const unknown = (text: string) =>
  `No known error has the message "${text}". Correct it, or add it to openapi/model/errorMessages.ts with its source.`;

test.each([
  ['a table', 'One.\n\n| `is not visible` | Why |', 3, 'is not visible'],
  ['a body in a paragraph', 'You get `{"error":"Try again"}`.', 1, 'Try again'],
  ['a response', `One.\n${fence('response=people-create status=422', {errors: {owner_id: ['is odd']}})}`, 2, 'is odd'],
  ['a response with another status', fence('response=me-index status=401', {error: 'Not Found'}), 1, 'Not Found'],
])('@source-03 an invented message in %s is found', (_place, guide, line, text) => {
  expect(messageProblems(guide)).toEqual([{line, message: unknown(text)}]);
});

test.each([
  'It ends with `does not have the required scopes`, as in `… does not have the required scopes`.',
  'You get `{"error":"API rate limit exceeded"}` or `Not Found`.',
  fence('response=signals-create status=422', {
    errors: {type: ['no Signal Registration found for integration id 1130 and given type']},
  }),
  fence('response=people-index status=422', {errors: {sort_by: ['…']}}),
  fence('other', {error: 'is from another API'}),
  '```text\nsome `is not visible` of a program\n```\n',
  'Run `openssl rand -hex 32` with `{"enabled": false}` and `{broken`.',
])('@source-03 %j has no invented message', (guide) => {
  expect(messageProblems(guide)).toEqual([]);
});

test.each(['v1', 'v2'])('@source-03 the descriptions of %s quote known messages only', (version) => {
  const problems = textsOfVersion(version).flatMap(({file, texts}) =>
    messageProblems(texts.join('\n\n')).map(({message}) => `${file}: ${message}`),
  );
  expect(problems).toEqual([]);
});
