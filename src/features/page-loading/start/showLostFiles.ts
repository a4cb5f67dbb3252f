/** Shows the hidden notice of features/page-loading/LostFiles. */
export function showLostFiles(): void {
  document.querySelector('[data-lost-files]')?.removeAttribute('hidden');
}

/** Without its styles, a page is hard to read and looks broken. Their errors can come before this script. */
export function watchStyles(): void {
  window.addEventListener('load', () => {
    const tokens = getComputedStyle(document.documentElement);
    if (tokens.getPropertyValue('--color-ground') === '') showLostFiles();
  });
}
