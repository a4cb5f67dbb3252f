import type {TextRule} from './textRule';

/** Guides import the tabs of the theme, and components of the site. To allow another module, add it here. */
const ALLOWED =
  /^import (?:\w+|\{ ?\w+(?:, \w+)* ?\}) from '(?:@theme\/(?:Tabs|TabItem)|@site\/src\/(?:components|features)\/[\w-]+)';?$/;

/** Statements of MDX run in the browser of the reader. */
export const ownImports: TextRule = {
  id: 'own-imports',
  kinds: ['module'],
  find: ({value}) =>
    value.split('\n').flatMap((statement, index, lines) =>
      statement.trim() === '' || ALLOWED.test(statement)
        ? []
        : [
            {
              at: lines.slice(0, index).join('\n').length + 1,
              message: `\`${statement}\` isn't an import of a component. Remove it, or allow it in plugins/lib/guide-checks/text-rules/ownImports.ts.`,
            },
          ],
    ),
};
