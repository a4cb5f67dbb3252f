import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {publish} from '@site/src/features/events';
import {readMarkdown} from '@site/src/features/markdown-page/core/readMarkdown';
import {outcomeTexts} from './texts';

/** How long a result is shown, in milliseconds. */
const SHOWN_FOR = 2000;

/** The visible code. Only one language of the samples is visible. */
function shownCode(button: Element): string {
  const blocks = [...(button.closest('[data-code]')?.querySelectorAll('pre') ?? [])];
  // Hidden samples can keep their space, so layout alone doesn't show which one is visible.
  const isShown = (block: HTMLElement): boolean =>
    block.offsetParent !== null && getComputedStyle(block).visibility === 'visible';
  return blocks.find(isShown)?.textContent ?? '';
}

/** Copies the URL of a link, or the text of a control: its own, the code of its block, or the Markdown version at a URL. */
async function copyFor(control: HTMLElement): Promise<void> {
  const {clipboard} = navigator;
  const {copyFrom, copyText} = control.dataset;
  if (control instanceof HTMLAnchorElement) return clipboard.writeText(control.href);
  if (copyFrom === undefined) return clipboard.writeText(copyText ?? shownCode(control));
  const text = fetch(copyFrom).then(readMarkdown);
  // Safari accepts a pending text only as ClipboardItem, which Firefox before 127 doesn't have.
  return 'ClipboardItem' in window
    ? clipboard.write([new ClipboardItem({'text/plain': text})])
    : clipboard.writeText(await text);
}

/** Shows the result for a while, in the control's live region (if any) and as `data-copy` for CSS. */
function report(control: HTMLElement, outcome: keyof typeof outcomeTexts): void {
  const label = control.querySelector<HTMLElement>('[aria-live]');
  const before = label?.dataset.label ?? label?.textContent ?? '';
  if (label) {
    label.dataset.label = before;
    label.textContent = outcomeTexts[outcome]();
  }
  control.dataset.copy = outcome;
  setTimeout(() => {
    if (label) label.textContent = before;
    control.dataset.copy = '';
  }, SHOWN_FOR);
}

/** Buttons with `data-copy` copy the code of their block or the text at a URL. Anchor links also copy their URL. */
function copyOnClick({target}: MouseEvent): void {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  if (!control) return;
  copyFor(control).then(
    () => {
      report(control, 'copied');
      publish('copied', {what: control instanceof HTMLAnchorElement ? 'link' : 'code'});
    },
    () => report(control, 'failed'),
  );
}

// Runs on every page. One listener serves all buttons, including those in static HTML.
if (ExecutionEnvironment.canUseDOM) document.body.addEventListener('click', copyOnClick);
