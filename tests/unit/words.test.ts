import {beforeAll, describe, expect, test} from 'vitest';
import {wordsLinter} from '../../src/cli/words/linter';

// The check "Words" holds all texts of the project to the same list, with this linter.
let linter: Awaited<ReturnType<typeof wordsLinter>>;
beforeAll(async () => {
  linter = await wordsLinter();
});

/** What the list refuses in a file, with the line. */
async function refusedIn(text: string, file = 'text.md'): Promise<string[]> {
  const {messages} = await linter.lintText(text, file);
  return messages.map(({message, loc}) => `${String(loc.start.line)} ${message}`);
}

describe('the words of the style guide', () => {
  test.each([
    ['The answer holds the person.', 'response'],
    ['Send an e-mail.', 'email'],
    ['It stands for a record.', 'means'],
    ['Authorise the app.', 'Authorize'],
    ['The log-in page', 'login'],
    ['Sign in first.', 'Log in'],
  ])('@words-01 %j is refused, and the message says %s', async (text, instead) => {
    expect(await refusedIn(text)).toEqual([expect.stringContaining(`use “${instead}” instead`)]);
  });

  test.each([
    'The response has the email address of a person.',
    'A status of `no-answer`, and `e-mail` as data',
    'A contact who answers questions',
    '| Question | Answer |\n| --- | --- |\n| Why? | Because. |',
    '## Handle the delivery \\{#answer}',
  ])('@words-01 %j is fine', async (text) => {
    expect(await refusedIn(text)).toEqual([]);
  });

  test.each([
    ['a description', 'openapi/v2/people.yaml', 'get:\n  description: The answer'],
    ['a statement to confirm', 'openapi/v1/a/b.yaml', '\nx-unverified: The answer'],
    ['the front matter of a guide', 'docs/platform/intro.mdx', '---\ndescription: The answer\n---\n'],
    ['a mark of a guide', 'src/pages/index.mdx', 'Text\n\n<Unverified what="The answer" />'],
    ['the interface', 'src/features/a/index.tsx', '\nconst a = <Translate>The answer</Translate>;'],
    ['a translated message', 'src/utils/a.ts', "\ntranslate({message: 'The answer'});"],
    ['an error', 'openapi/tools/lint.ts', '\nthrow new StepFailed(`The answer${more}`);'],
    ['a message of a command', 'src/cli/a.ts', "\nconsole.log('The answer');"],
    ['a comment of a test', 'tests/unit/a.test.ts', '\n/** The answer */'],
    ['the title of a test', 'tests/e2e/a/b.spec.ts', "\ntest.each([])('@words-01 The answer', run);"],
  ])('@words-01 a word is refused in %s, with its line', async (_, file, text) => {
    const line = text.split('\n').findIndex((one) => one.includes('answer')) + 1;
    expect(await refusedIn(text, file)).toEqual([
      expect.stringMatching(`^${String(line)} .*use “response” instead: .*answer`),
    ]);
  });

  test.each([
    ['an example', 'openapi/v2/people.yaml', 'example: {description: The answer}'],
    ['code', 'src/cli/a.ts', "const answer = 'The answer';"],
    ['data of a test', 'tests/unit/a.test.ts', "expect('The answer');"],
  ])('@words-01 any word is fine in %s', async (_, file, text) => {
    expect(await refusedIn(text, file)).toEqual([]);
  });

  test('@words-01 tests have no words that only we would use', async () => {
    expect(await refusedIn('// The page `told` it\n// The email address', 'tests/a.test.ts')).toEqual([
      "1 Don't write “told” in tests: The page `told` it",
    ]);
  });
});
