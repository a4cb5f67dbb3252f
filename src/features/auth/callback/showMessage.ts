/** Shows a sentence above the page, outside of React's root. */
export function showMessage(sentence: string): void {
  const show = (): void => {
    const notice = document.createElement('p');
    notice.className = 'alert alert--info';
    notice.setAttribute('role', 'status');
    document.body.prepend(notice);
    notice.textContent = sentence;
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, {once: true});
  else show();
}
