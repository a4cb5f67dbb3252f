import {translate} from '@docusaurus/Translate';
import {publish} from '../events';

/** How long the outcome stays, in milliseconds. */
const SHOWN_FOR = 2000;

/** The code that a reader sees: of samples in many languages only one is shown. */
function shownCode(button: Element): string {
  const blocks = [...(button.closest('[data-code]')?.querySelectorAll('pre') ?? [])];
  return blocks.find((block) => block.offsetParent !== null)?.textContent ?? '';
}

/** What a control copies: the address that it links to, or the code of its block. */
const textFor = (control: Element): string =>
  control instanceof HTMLAnchorElement ? control.href : shownCode(control);

/** @throws when there is no text at the address, or no way to it. */
async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}.`);
  return answer.text();
}

/** Copies what the control stands for; of one with `data-copy-from`, the text at that address. */
function copyFor(control: HTMLElement): Promise<void> {
  const {clipboard} = navigator;
  const {copyFrom} = control.dataset;
  if (copyFrom === undefined) return clipboard.writeText(textFor(control));
  const text = textAt(copyFrom);
  // Safari takes a text that is still on its way only as an item; Firefox before 127 knows no items.
  return 'ClipboardItem' in window
    ? clipboard.write([new ClipboardItem({'text/plain': text})])
    : text.then((words) => clipboard.writeText(words));
}

const outcomes = {
  copied: () => translate({id: 'site.copy.copied', message: 'Copied'}),
  failed: () => translate({id: 'site.copy.failed', message: 'Copying failed'}),
};

/** Says the outcome in the control's live region, if it has one, and to style sheets, for a while. */
function report(control: HTMLElement, outcome: keyof typeof outcomes): void {
  const words = control.querySelector<HTMLElement>('[aria-live]');
  const before = words?.dataset.words ?? words?.textContent ?? '';
  if (words) {
    words.dataset.words = before;
    words.textContent = outcomes[outcome]();
  }
  control.dataset.copy = outcome;
  setTimeout(() => {
    if (words) words.textContent = before;
    control.dataset.copy = '';
  }, SHOWN_FOR);
}

/** Buttons copy the code of their block or the text at an address; links to a place of the page also copy its address. */
export function copyText(page: HTMLElement): () => void {
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
