/** The number of parameters that a page and a form show. A parameter with several inputs, such as a date range, counts once. */
export const parameterCount = (all: readonly {readonly parameter: string}[]): number =>
  new Set(all.map(({parameter}) => parameter)).size;
