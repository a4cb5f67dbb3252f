import * as fileRules from './file-rules';
import * as frontMatterRules from './front-matter-rules';
import * as guideRules from './guide-rules';
import * as linkRules from './link-rules';
import type {Rule} from './rule';
import * as textRules from './text-rules';

type Shown = Pick<Rule<never>, 'id' | 'description' | 'fix'>;

const GROUPS: Readonly<Record<string, readonly Shown[]>> = {
  'Files of the guides': Object.values(fileRules),
  'Front matter': Object.values(frontMatterRules),
  'Guides, landing pages': Object.values(guideRules),
  'Guides, samples, API descriptions, recipes': Object.values(textRules),
  'Links of all pages': Object.values(linkRules),
};

/** The rows of the table in docs/README.md. */
export const ruleRows: readonly (readonly string[])[] = [
  ['Rule', 'Of', 'What it requires', '`--fix`'],
  ...Object.entries(GROUPS).flatMap(([subject, rules]) =>
    [...rules]
      .sort((one, other) => one.id.localeCompare(other.id))
      .map(({id, description, fix}) => [`\`${id}\``, subject, description, fix ? 'Yes' : '']),
  ),
];
