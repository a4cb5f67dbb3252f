import {createLinter, loadTextlintrc} from 'textlint';
import {beforeAll, describe, expect, test, vi} from 'vitest';
import {type Texts, descriptionTexts, guideTexts, interfaceTexts, messageTexts, testTexts} from './support/texts';

// The list is in .config/textlintrc.json; `npm run check` holds the paragraphs of guides and documents to it.
let linter: ReturnType<typeof createLinter>;
vi.setConfig({testTimeout: 120_000});
beforeAll(async () => {
  linter = createLinter({descriptor: await loadTextlintrc({configFilePath: '.config/textlintrc.json'})});
});

/** What the list refuses in a text. */
async function refusedIn(text: string): Promise<string[]> {
  const {messages} = await linter.lintText(text, 'text.md');
  return messages.map(({message}) => message);
}

/** What the list refuses, with file and sentence. All texts are paragraphs of one document: a document each is slow. */
async function refused(sources: readonly Texts[]): Promise<string[]> {
  const lines = sources.flatMap(({file, texts}) =>
    [...new Set(texts)].flatMap((text) => [...text.split('\n'), ''].map((line) => ({file, line}))),
  );
  const {messages} = await linter.lintText(lines.map(({line}) => line).join('\n'), 'texts.md');
  return messages.map(({message, loc}) => {
    const {file, line} = lines[loc.start.line - 1] ?? {file: '', line: ''};
    return `${file}: ${message}: ${line}`;
  });
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

  test.each(['v1', 'v2'])('@words-01 descriptions of %s use them', async (version) => {
    expect(await refused(descriptionTexts(version))).toEqual([]);
  });

  test('@words-01 titles, descriptions and marks of guides use them', async () => {
    expect(await refused(guideTexts())).toEqual([]);
  });

  test('@words-01 the interface uses them', async () => {
    expect(await refused(interfaceTexts())).toEqual([]);
  });

  test.each(['openapi', 'plugins', 'sandbox', 'src/cli', 'src/config', 'src/hosting', 'src/node'])(
    '@words-01 messages of %s use them',
    async (folder) => {
      expect(await refused(messageTexts(folder))).toEqual([]);
    },
  );

  /** Words of tests that a person of the trade would not write. Guides may use some of them. */
  const OUR_HABITS =
    /\b(asked|told|tells?|nobody|somebody|stands?(?!-)|let go|honoured)\b|(?<!(email|IP) )\baddress(es)?\b/i;

  test('@words-01 comments and titles of tests use them', async () => {
    const texts = testTexts('tests', {recursive: true});
    const habits = texts.flatMap(({file, texts: all}) =>
      all.filter((text) => OUR_HABITS.test(text)).map((text) => `${file}: ${text}`),
    );
    expect([...habits, ...(await refused(texts))]).toEqual([]);
  });
});
