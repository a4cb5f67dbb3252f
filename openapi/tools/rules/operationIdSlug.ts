import type {Context, Rule} from './redocly';

/** Words of letters or digits. The OpenAPI plugin would turn `step2` into `step-2`. */
const SLUG = /^[a-z]+(?:-(?:[a-z]+|\d+))*$/;

export const isSlug = (id: string): boolean => SLUG.test(id);

/** Requires an operation ID that can be part of a URL unchanged. */
export const operationIdSlug: Rule = () => ({
  Operation({operationId}: {operationId?: string}, {report, location}: Context) {
    if (operationId === undefined || isSlug(operationId)) return;
    report({
      message: `operationId \`${operationId}\` is not lower-case words joined by hyphens, so it cannot be part of a URL. Write one such as \`step-2-show\`.`,
      location: location.child(['operationId']),
    });
  },
});
