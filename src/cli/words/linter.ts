import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type CreateLinterOptions, createLinter, loadTextlintrc} from 'textlint';
import {textsOf} from './texts';

type Linter = ReturnType<typeof createLinter>;
type Message = Awaited<ReturnType<Linter['lintText']>>['messages'][number];
type Descriptor = CreateLinterOptions['descriptor'];
type Markdown = NonNullable<ReturnType<Descriptor['findPluginDescriptorWithExt']>>['processor'];
type Parts = Parameters<Descriptor['shallowMerge']>[0];

/** Words of tests that a person of the trade would not write. Guides may use some of them. */
const HABITS =
  /\b(asked|told|tells?|nobody|somebody|stands?(?!-)|let go|honoured)\b|(?<!(email|IP) )\baddress(es)?\b/gi;

/** Refuses these words in comments and titles of tests, in their code too. */
const habits: NonNullable<Parts['rules']>[number] = {
  ruleId: 'habits',
  rule: ({Syntax, RuleError, report, getSource, getFilePath, locator}) => ({
    [Syntax.Document](node) {
      if (!/^tests\/.*\.tsx?$/.test(path.relative('.', getFilePath() ?? ''))) return;
      for (const {0: word, index} of getSource(node).matchAll(HABITS))
        report(node, new RuleError(`Don't write “${word}” in tests`, {padding: locator.at(index)}));
    },
  }),
};

/** The texts of a file as one Markdown document. Each is a paragraph, after those that the file has itself. */
const documentOf = (text: string, file: string): string =>
  [...(/\.mdx?$/.test(file) ? [text] : []), ...new Set(textsOf(text, file))].join('\n\n');

/** A message with its sentence, and the line of the file that has all its parts; the first line if none has. */
function placed(message: Message, lines: readonly string[], own: readonly string[]): Message {
  const {line, column} = message.loc.start;
  const sentence = lines[line - 1] ?? '';
  const isIn = (text: string): boolean => sentence.split('…').every((part) => text.includes(part));
  const found = own[line - 1] === sentence ? line : own.findIndex(isIn) + 1;
  const start = {line: Math.max(found, 1), column};
  return {...message, message: `${message.message}: ${sentence.trim()}`, loc: {...message.loc, start}};
}

/** Reads Markdown with the plugin of the list, and what people read in other files as if it were Markdown. */
function textsPlugin(markdown: Markdown): NonNullable<Parts['plugins']>[number] {
  /** The linter makes one for each file. */
  class Processor {
    private own = '';
    private whole = '';

    availableExtensions = () => ['.md', '.mdx', '.yaml', '.ts', '.tsx'];

    processor = () => ({
      preProcess: async (text: string, file = '') => {
        this.own = text;
        this.whole = documentOf(text, path.relative('.', file));
        const parsed = await markdown.processor('.md').preProcess(this.whole, file);
        return 'ast' in parsed ? parsed : {text: this.whole, ast: parsed};
      },
      postProcess: (messages: Message[], filePath = '') => ({
        filePath,
        messages: messages.map((message) => placed(message, this.whole.split('\n'), this.own.split('\n'))),
      }),
    });
  }
  // The cache knows plugins by their options, and no version of a rule.
  const code = createHash('sha256');
  for (const file of ['src/cli/words/linter.ts', 'src/cli/words/texts.ts', 'package-lock.json'])
    code.update(readFileSync(file));
  return {pluginId: 'texts', plugin: {Processor}, options: {code: code.digest('hex')}};
}

/** A linter for the words of the style guide, in all texts that people read. The list is .config/textlintrc.json. */
export async function wordsLinter(options?: Omit<CreateLinterOptions, 'descriptor'>): Promise<Linter> {
  const list = await loadTextlintrc({configFilePath: '.config/textlintrc.json'});
  const markdown = list.findPluginDescriptorWithExt('.md')?.processor;
  if (!markdown) throw new Error('.config/textlintrc.json has no plugin for Markdown. Add `@textlint/markdown`.');
  const rules = [...list.rule.toKernelRulesFormat(), habits];
  return createLinter({...options, descriptor: list.shallowMerge({rules, plugins: [textsPlugin(markdown)]})});
}
