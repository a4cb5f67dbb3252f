export const savedKeys = (indexName: string): string[] =>
  ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__${indexName}`);
