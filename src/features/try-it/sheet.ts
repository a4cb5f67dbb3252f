/** The width at which the page has no second column, as in the style sheet of the workbench. */
export const SHEET = '(width < 1280px)';

/** Whether the open form is a sheet over the page. */
export const isSheet = (): boolean => window.matchMedia(SHEET).matches;
