import {existsSync} from 'node:fs';
import {type TextRule, ofParts} from './textRule';

/** Guides import the tabs of the theme, and components of the site. To allow another module, add it here. */
const ALLOWED =
  /^import (?:\w+|\{ ?\w+(?:, \w+)* ?\}) from '(?:@theme\/(?:Tabs|TabItem)|@site\/(src\/(?:components|features)\/[\w-]+))';?$/;

function problemOf(statement: string): string | undefined {
  const [allowed, module] = ALLOWED.exec(statement) ?? [];
  if (allowed === undefined)
    return `\`${statement}\` isn't an import of a component. Remove it, or allow it in plugins/lib/guide-checks/text-rules/ownImports.ts.`;
  const isThere = module === undefined || ['', '.tsx'].some((ending) => existsSync(module + ending));
  return isThere
    ? undefined
    : `\`${statement}\` names no component: there is no ${module}. Correct the path, or remove it.`;
}

/** Statements of MDX run in the browser of the reader. */
export const ownImports: TextRule = {
  id: 'own-imports',
  description: 'Statements import components of the site',
  check: ofParts(['module'], ({value}) =>
    value.split('\n').flatMap((statement, index, lines) => {
      const message = statement.trim() === '' ? undefined : problemOf(statement);
      return message === undefined ? [] : [{at: lines.slice(0, index).join('\n').length + 1, message}];
    }),
  ),
};
