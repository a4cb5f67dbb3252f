/** Shows or hides the notice of features/page-loading/LoadErrorNotice. */
export function showLoadError(areLost: boolean): void {
  document.documentElement.toggleAttribute('data-lost-files', areLost);
}
