/** Width below which the page has no second column, as in workbench.module.css. */
export const SHEET = '(width < 1280px)';

/** Whether the open form is a sheet over the page. */
export const isSheet = (): boolean => window.matchMedia(SHEET).matches;
