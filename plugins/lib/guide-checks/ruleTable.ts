import * as fileRules from './file-rules';
import * as frontMatterRules from './front-matter-rules';
import * as guideRules from './guide-rules';
import * as linkRules from './link-rules';
import type {Rule} from './rule';
import * as textRules from './text-rules';

type Shown = Pick<Rule<never>, 'id' | 'description' | 'fix'>;

const GROUPS: Readonly<Record<string, Readonly<Record<string, Shown>>>> = {
  'Files of the guides': fileRules,
  'Front matter': frontMatterRules,
  'Guides, landing pages': guideRules,
  'Guides, samples, API descriptions, recipes': textRules,
  'Links of all pages': linkRules,
};

/** The rows of the table in docs/README.md. */
export const ruleRows: readonly (readonly string[])[] = [
  ['Rule', 'Of', 'What it requires', '`--fix`'],
  ...Object.entries(GROUPS).flatMap(([subject, rules]) =>
    Object.values(rules)
      .sort((one, other) => one.id.localeCompare(other.id))
      .map(({id, description, fix}) => [`\`${id}\``, subject, description, fix ? 'Yes' : '']),
  ),
];
