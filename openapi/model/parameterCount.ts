/** How many parameters a page and a form speak of: one that has several inputs, such as a window of time, counts once. */
export const parameterCount = (all: readonly {readonly parameter: string}[]): number =>
  new Set(all.map(({parameter}) => parameter)).size;
