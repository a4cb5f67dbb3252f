/** Elements of the library's modal that the site depends on. */
export const SELECTORS = {
  container: '.DocSearch-Container',
  searchBar: '.DocSearch-SearchBar',
  input: '.DocSearch-Input',
} as const;
