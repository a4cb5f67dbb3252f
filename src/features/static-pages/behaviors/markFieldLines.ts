import {type Span, fieldAt, spanOfField} from '../core/fieldLines';

/** Name of the highlight, styled in workbench.module.css. */
const HIGHLIGHT = 'field-line';
const FIELDS = 'li[id]:is([id^="query-"], [id^="body-"], [id^="response-"])';
/** Code in the selected tabs. */
const SHOWN = 'input:checked + label + pre > code';
const MARKED = 'data-marked';

/** The range of a part of an element's text. */
function rangeOf(code: HTMLElement, {start, end}: Span): Range {
  const range = document.createRange();
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const {length} = node.textContent ?? '';
    if (start >= before && start <= before + length) range.setStart(node, start - before);
    if (end <= before + length) {
      range.setEnd(node, end - before);
      break;
    }
    before += length;
  }
  return range;
}

/** The position in the text of an element below a point of the window. */
function offsetAt(code: HTMLElement, x: number, y: number): number | undefined {
  const at = document.caretPositionFromPoint(x, y);
  if (!at || !code.contains(at.offsetNode)) return undefined;
  const before = document.createRange();
  before.setStart(code, 0);
  before.setEnd(at.offsetNode, at.offset);
  return before.toString().length;
}

/** Scrolls the code of a line to its visible middle, and never the page. */
function reveal(line: Range, code: HTMLElement, bench: HTMLElement): void {
  const panel = code.closest('pre');
  // Where the window is wide, languages and code scroll together.
  const scroller = panel && panel.scrollHeight > panel.clientHeight ? panel : panel?.parentElement;
  if (!scroller) return;
  const {top, bottom} = line.getBoundingClientRect();
  const [inner, outer] = [scroller.getBoundingClientRect(), bench.getBoundingClientRect()];
  const first = Math.max(inner.top, outer.top, 0);
  const last = Math.min(inner.bottom, outer.bottom, window.innerHeight);
  if (top < first || bottom > last) scroller.scrollTop += (top + bottom - first - last) / 2;
}

/** Pointing at a field marks its line in the code next to it, and pointing at a line marks its field. */
export function markFieldLines(page: HTMLElement): () => void {
  const bench = page.querySelector<HTMLElement>('[data-try-it]');
  // Firefox has highlights since version 140.
  if (!bench || !('highlights' in CSS)) return () => undefined;
  const listening = new AbortController();
  const {signal} = listening;
  const isRequest = (code: HTMLElement): boolean => 'sample' in code.dataset;
  const clear = (): void => {
    CSS.highlights.delete(HIGHLIGHT);
    for (const field of page.querySelectorAll(`[${MARKED}]`)) field.removeAttribute(MARKED);
  };
  const markLines = (anchor: string): void => {
    const lines = [...bench.querySelectorAll<HTMLElement>(SHOWN)].flatMap((code) => {
      const span = spanOfField(code.textContent, anchor, isRequest(code));
      if (!span) return [];
      const line = rangeOf(code, span);
      reveal(line, code, bench);
      return [line];
    });
    CSS.highlights.set(HIGHLIGHT, new Highlight(...lines));
  };
  const point = (event: Event): void => {
    const field = event.target instanceof Element ? event.target.closest<HTMLElement>(FIELDS) : null;
    clear();
    if (field && !bench.contains(field)) markLines(field.id);
  };
  const pointAtLine = ({target, clientX, clientY}: PointerEvent): void => {
    const code = target instanceof Element ? target.closest<HTMLElement>('pre > code') : null;
    if (!code) return;
    const offset = offsetAt(code, clientX, clientY);
    const anchors = [...page.querySelectorAll(FIELDS)].map(({id}) => id);
    const anchor = offset === undefined ? undefined : fieldAt(code.textContent, offset, anchors, isRequest(code));
    clear();
    if (anchor === undefined) return;
    document.getElementById(anchor)?.setAttribute(MARKED, '');
    markLines(anchor);
  };
  // What the visitor pointed at while this was loading.
  const [first] = [...page.querySelectorAll(`${FIELDS}:is(:hover, :focus-within)`)].slice(-1);
  if (first && !bench.contains(first)) markLines(first.id);
  page.addEventListener('pointerover', point, {signal});
  page.addEventListener('focusin', point, {signal});
  // Safari has it since version 18.4.
  if ('caretPositionFromPoint' in document) bench.addEventListener('pointermove', pointAtLine, {signal});
  return () => {
    listening.abort();
    clear();
  };
}
