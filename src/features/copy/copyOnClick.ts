import {publish} from '../events';
import {withAbsoluteLinks} from '../markdown-page/core/markdownUrl';
import {outcomeTexts} from './texts';

/** How long the outcome stays, in milliseconds. */
const SHOWN_FOR = 2000;

/** The code that a reader sees: of samples in many languages only one is shown. */
function shownCode(button: Element): string {
  const blocks = [...(button.closest('[data-code]')?.querySelectorAll('pre') ?? [])];
  // Samples that are not shown keep their room, so they have a place in the layout.
  const isShown = (block: HTMLElement): boolean =>
    block.offsetParent !== null && getComputedStyle(block).visibility === 'visible';
  return blocks.find(isShown)?.textContent ?? '';
}

/** What a control copies: the URL that it links to, or the code of its block. */
const textFor = (control: Element): string =>
  control instanceof HTMLAnchorElement ? control.href : shownCode(control);

/** A Markdown version, with links that lead here from wherever it is pasted. @throws when it cannot be fetched. */
async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${String(response.status)}.`);
  return withAbsoluteLinks(await response.text(), window.location.origin);
}

/** Copies what the control is for: with `data-copy-from`, the Markdown version at that URL. */
function copyFor(control: HTMLElement): Promise<void> {
  const {clipboard} = navigator;
  const {copyFrom} = control.dataset;
  if (copyFrom === undefined) return clipboard.writeText(textFor(control));
  const text = fetchMarkdown(copyFrom);
  // Safari takes a text that is still loading only as an item; Firefox before 127 knows no items.
  return 'ClipboardItem' in window
    ? clipboard.write([new ClipboardItem({'text/plain': text})])
    : text.then((loaded) => clipboard.writeText(loaded));
}

/** Shows the outcome for a while: in the control's live region, if it has one, and as `data-copy` for style sheets. */
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

/** Buttons with `data-copy` copy the code of their block or the text at a URL; links to an anchor copy their URL as well. */
export function copyOnClick(page: HTMLElement): () => void {
  const copy = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (!control) return;
    // No clipboard on an insecure origin or without permission: the text can still be selected.
    Promise.resolve()
      .then(() => copyFor(control))
      .then(
        () => {
          report(control, 'copied');
          publish('copied', {what: control instanceof HTMLAnchorElement ? 'link' : 'code'});
        },
        () => report(control, 'failed'),
      );
  };
  page.addEventListener('click', copy);
  return () => {
    page.removeEventListener('click', copy);
  };
}
