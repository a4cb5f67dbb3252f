import {lineOfField} from '../../core/lineOfField';

const LIGHT = 'field-line';

let style: CSSStyleSheet | undefined;

/** Adds the color of the line. Not in a file, because the minifier of the build doesn't know the pseudo-element. */
function addStyle(): void {
  if (style) return;
  style = new CSSStyleSheet();
  style.replaceSync(`::highlight(${LIGHT}) {background-color: var(--color-accent-surface)}`);
  document.adoptedStyleSheets.push(style);
}

/** What is before the name in the anchor of a field (openapi/README.md). */
const PLACE = /^(?:path|query|header|body|(response)-\w+)-/;

const RESPONSE = 'figure:has([name="response-example"])';

/** The sample that a visitor sees. */
const visibleCode = (bench: Element, figure: string): HTMLElement | undefined =>
  [...bench.querySelectorAll<HTMLElement>(`${figure} pre code`)].find((code) => code.checkVisibility());

/** A part of the text of an element. */
function rangeIn(element: HTMLElement, [start, end]: readonly [number, number]): Range {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = texts.nextNode(); node && at <= end; node = texts.nextNode()) {
    const {length} = node.textContent ?? '';
    if (start >= at && start <= at + length) range.setStart(node, start - at);
    if (end >= at && end <= at + length) range.setEnd(node, end - at);
    at += length;
  }
  return range;
}

/** Lights the line of the sample for a field. @param bench the column of samples */
function lightLine(bench: Element, field: Element | null): void {
  addStyle();
  CSS.highlights.delete(LIGHT);
  const [before, isResponse] = PLACE.exec(field?.id ?? '') ?? [];
  if (!field || before === undefined) return;
  const code = visibleCode(bench, isResponse === undefined ? `figure:not(${RESPONSE})` : RESPONSE);
  const line = code && lineOfField(code.textContent, field.id.slice(before.length).split('.'));
  if (code && line) CSS.highlights.set(LIGHT, new Highlight(rangeIn(code, line)));
}

/** Lights the line of the sample for the field that a visitor points at, in browsers with the CSS Custom Highlight API. */
export function lightLines(page: HTMLElement): void {
  const bench = page.querySelector('[data-try-it]');
  if (!bench || !('highlights' in CSS)) return;
  let pointed: Element | null = null;
  page.addEventListener('pointerover', ({target}) => {
    const field = target instanceof Element ? target.closest('li[id]') : null;
    if (field === pointed) return;
    pointed = field;
    lightLine(bench, field);
  });
}
