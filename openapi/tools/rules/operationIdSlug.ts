import type {Context, Rule} from './redocly';

/** Words of letters or of digits: the OpenAPI plugin would take `step2` apart and the page would move to `step-2`. */
const SLUG = /^[a-z]+(?:-(?:[a-z]+|\d+))*$/;

export const isSlug = (id: string): boolean => SLUG.test(id);

/** The slug that was probably meant. */
export const slugFrom = (id: string): string =>
  id
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Za-z])(\d)|(\d)([A-Za-z])/g, '$1$3-$2$4')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();

/** An operation's id is the address of its page, so it must be one that survives unchanged. */
export const operationIdSlug: Rule = () => ({
  Operation({operationId}: {operationId?: string}, {report, location}: Context) {
    if (operationId === undefined || isSlug(operationId)) return;
    report({
      message: `operationId \`${operationId}\` is not lower-case words joined by hyphens, so it cannot be part of a URL. Write \`${slugFrom(operationId)}\`.`,
      location: location.child(['operationId']),
    });
  },
});
