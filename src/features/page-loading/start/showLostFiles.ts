/** Shows or hides the notice of features/page-loading/LostFiles. */
export function showLostFiles(areLost: boolean): void {
  document.querySelector('[data-lost-files]')?.toggleAttribute('hidden', !areLost);
}
