/** Shows the hidden notice of features/page-loading/LostFiles. */
export function showLostFiles(): void {
  document.querySelector('[data-lost-files]')?.removeAttribute('hidden');
}
