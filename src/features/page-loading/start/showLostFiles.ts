/** Shows or hides the notice of features/page-loading/LostFiles. */
export function showLostFiles(areLost: boolean): void {
  document.documentElement.toggleAttribute('data-lost-files', areLost);
}
