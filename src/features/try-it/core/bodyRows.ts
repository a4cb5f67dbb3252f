/** What IDs of rows begin with that describe fields of the request body. */
export const BODY_ROW = 'body-';

/** Whether a path has the steps in their order, and others between them: the labels of variants. */
function hasSteps(path: readonly string[], steps: readonly string[]): boolean {
  let at = 0;
  for (const step of path) if (step === steps[at]) at += 1;
  return at === steps.length && path[0] === steps[0] && path.at(-1) === steps.at(-1);
}

/** The path of the row that describes a field, or one around it. @param paths those of all rows of a page */
export function rowFor(names: readonly string[], paths: readonly string[]): string | undefined {
  for (let length = names.length; length > 0; length--) {
    const steps = names.slice(0, length);
    const found =
      paths.find((path) => path === steps.join('.')) ?? paths.find((path) => hasSteps(path.split('.'), steps));
    if (found !== undefined) return found;
  }
  return undefined;
}
