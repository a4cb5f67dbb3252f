import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Opens all details while a page is printed, and closes them afterward. */
function unfoldForPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const fold of closed) fold.open = true;
    // Some browsers send the event twice.
    opened.push(...closed);
  });
  window.addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
    opened = [];
  });
}

// On every page, because guides also have collapsible parts.
if (ExecutionEnvironment.canUseDOM) unfoldForPrint();
