import {storedCalls, watchCalls} from '@site/src/features/call-log';
import {readCalls} from '@site/src/features/call-log/core/callLog';

/** Whether the visitor has turned the filter on. Other pages of the visit begin with it. */
let isOn = false;

const calledPages = (): ReadonlySet<string> => new Set(readCalls(storedCalls()).map(({page}) => page));

const isOf = (pages: ReadonlySet<string>, item: HTMLElement): boolean =>
  item.dataset.filterGeneral !== undefined || [...item.querySelectorAll('a')].some(({pathname}) => pages.has(pathname));

/** The filter of a list of changes: only those of operations that the visitor called in this tab. filterList shows the result. */
export function filterOwn(page: HTMLElement): () => void {
  const label = page.querySelector<HTMLElement>('[data-filter-own]');
  const box = label?.querySelector('input');
  const words = page.querySelector('[data-filter-list] input[type=search]');
  if (!label || !box || !words) return () => undefined;
  const items = [...page.querySelectorAll<HTMLElement>('[data-filter-items] > li')];

  const apply = (): void => {
    const pages = calledPages();
    isOn &&= pages.size > 0;
    label.hidden = pages.size === 0;
    box.checked = isOn;
    for (const item of items) item.toggleAttribute('data-filter-excluded', isOn && !isOf(pages, item));
    words.dispatchEvent(new Event('input'));
  };
  const turn = (on: boolean) => (): void => {
    isOn = on;
    apply();
  };
  const listening = new AbortController();
  const {signal} = listening;
  box.addEventListener('change', () => turn(box.checked)(), {signal});
  page.querySelector('[data-filter-clear]')?.addEventListener('click', turn(false), {signal});
  const stopWatching = watchCalls(apply);
  apply();
  return () => {
    listening.abort();
    stopWatching();
    label.hidden = true;
    for (const item of items) item.removeAttribute('data-filter-excluded');
  };
}
