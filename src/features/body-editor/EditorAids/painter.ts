import type {Range} from '../core/caret';
import {type Line, linesOf, piecesOf} from '../core/lines';

/** Classes of the build-time highlighter. */
const CLASSES = {name: 'hl-attr', string: 'hl-string', number: 'hl-number', literal: 'hl-literal'} as const;

const keyOf = ({text, marks}: Line): string => (marks.length === 0 ? text : `${text}\n${JSON.stringify(marks)}`);

function drawPieces(element: Element, line: Line, classes: Classes): void {
  const pieces = piecesOf(line).map(({text, kind, isMarked}) => {
    const span = document.createElement('span');
    span.className = [kind && CLASSES[kind], isMarked && classes.mark].filter(Boolean).join(' ');
    span.textContent = text;
    return span.className === '' ? text : span;
  });
  element.replaceChildren(...pieces);
}

function drawn(line: Line, classes: Classes): HTMLElement {
  const element = document.createElement('div');
  element.className = classes.line ?? '';
  drawPieces(element, line, classes);
  return element;
}

type Classes = Readonly<Partial<Record<'line' | 'mark', string>>>;

/** Draws a text with colors below the textarea. Only lines that changed are drawn again, as a large text has many. */
export function painter(overlay: HTMLElement, classes: Classes) {
  let keys: readonly string[] = [];
  return (text: string, marks: readonly Range[]): void => {
    const lines = linesOf(text, marks);
    const next = lines.map(keyOf);
    const shortest = Math.min(keys.length, next.length);
    let start = 0;
    while (start < shortest && keys[start] === next[start]) start += 1;
    let end = 0;
    while (end < shortest - start && keys.at(-1 - end) === next.at(-1 - end)) end += 1;
    const changed = lines.slice(start, lines.length - end);
    const old = [...overlay.children].slice(start, keys.length - end);
    // A line that stays keeps its element, because a new one would count all numbers again.
    for (const [index, element] of old.entries()) {
      const line = changed[index];
      if (line) drawPieces(element, line, classes);
      else element.remove();
    }
    const added = changed.slice(old.length).map((line) => drawn(line, classes));
    const after = overlay.children[start + Math.min(old.length, changed.length)];
    if (after) after.before(...added);
    else overlay.append(...added);
    keys = next;
  };
}

/** The lower edge of the line of text at a position, in pixels from the upper edge of an element. */
export function bottomAt(overlay: HTMLElement, text: string, position: number, from: Element): number | undefined {
  const before = text.slice(0, position).split('\n');
  const line = overlay.children[before.length - 1];
  if (!line) return undefined;
  let left = before.at(-1)?.length ?? 0;
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let bottom = line.getBoundingClientRect().bottom;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const {length} = node.textContent ?? '';
    if (left <= length) {
      const range = document.createRange();
      range.setStart(node, Math.max(0, left - 1));
      range.setEnd(node, left);
      bottom = range.getBoundingClientRect().bottom || bottom;
      break;
    }
    left -= length;
  }
  return bottom - from.getBoundingClientRect().top;
}
