import type {Context, Rule} from './redocly';

/** Words of letters or digits. The OpenAPI plugin would turn `step2` into `step-2`. */
const SLUG = /^[a-z]+(?:-(?:[a-z]+|\d+))*$/;

export const isSlug = (id: string): boolean => SLUG.test(id);

/** The slug to suggest. */
export const slugFrom = (id: string): string =>
  id
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Za-z])(\d)|(\d)([A-Za-z])/g, '$1$3-$2$4')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();

/** Requires an operation ID that can be part of a URL unchanged. */
export const operationIdSlug: Rule = () => ({
  Operation({operationId}: {operationId?: string}, {report, location}: Context) {
    if (operationId === undefined || isSlug(operationId)) return;
    report({
      message: `operationId \`${operationId}\` is not lower-case words joined by hyphens, so it cannot be part of a URL. Write \`${slugFrom(operationId)}\`.`,
      location: location.child(['operationId']),
    });
  },
});
