import type {Page} from '@playwright/test';
import {
  type Leaf,
  type describe as Describe,
  type isSeen as IsSeen,
  type leavesOf as LeavesOf,
  inPage,
} from './measure';

/** Where the parts of a page start. All functions but the last run in the page, with these of the other file. */
declare const describe: typeof Describe;
declare const isSeen: typeof IsSeen;
declare const leavesOf: typeof LeavesOf;

/** A part of a page, and where it starts. */
export interface Start {
  readonly what: string;
  readonly left: number;
  /** Pixels from the inner edge of the box around it, or undefined outside of boxes. */
  readonly inset: number | undefined;
  readonly isBox: boolean;
}

/** Whether an element has a ground or an edge on the left. */
function hasEdge(element: Element): boolean {
  const {backgroundColor, borderLeftWidth} = getComputedStyle(element);
  return borderLeftWidth !== '0px' || !/^rgba.*, 0\)$|^transparent$/.test(backgroundColor);
}

/** Whether an element is what a visitor presses or fills in, a label, or a row of these: its box counts, not its text. */
function isControl(element: Element): boolean {
  return (
    element.matches('button, input, select, textarea, summary, label, [role=tab], code:not(pre *), kbd') ||
    (!element.matches('pre, pre *, table, form') && element.getBoundingClientRect().height < 44)
  );
}

/** Whether something generated, such as an icon or a triangle, is before the content of an element. */
function hasSign(element: Element): boolean {
  const {content, position} = getComputedStyle(element, '::before');
  const isGenerated = !/^(none|normal)$/.test(content) && !/absolute|fixed/.test(position);
  return isGenerated || getComputedStyle(element).display === 'list-item';
}

/** Whether an element has another one on its left, in a row that both are part of. */
function isBesideAnother(element: Element): boolean {
  const {left, top, bottom} = element.getBoundingClientRect();
  const range = document.createRange();
  const row = element.parentElement;
  if (row && /flex|grid/.test(getComputedStyle(row).display) && hasSign(row)) return true;
  return [...(row?.childNodes ?? [])].some((other) => {
    if (other === element) return false;
    range.selectNodeContents(other);
    const rect = other instanceof Element ? other.getBoundingClientRect() : range.getBoundingClientRect();
    const shared = Math.min(bottom, rect.bottom) - Math.max(top, rect.top);
    return shared > 2 && rect.right <= left + 1 && isSeen(other instanceof Element ? other : element, rect);
  });
}

/** The element that a text shares with what is before and after it on its lines. */
function blockOf(element: Element): Element {
  let block = element;
  while (/^(inline|contents)/.test(getComputedStyle(block).display) && block.parentElement) block = block.parentElement;
  return block;
}

/** Whether the place of an element follows from its alignment, a list or sequence, the level of a tree, or the window. */
function isPlacedOtherwise(element: Element): boolean {
  const {position, textAlign} = getComputedStyle(element);
  if (position === 'fixed' || !/^(start|left|justify|-webkit-(auto|left|match-parent))$/.test(textAlign)) return true;
  const entry = element.closest('li');
  if (!entry) return false;
  return getComputedStyle(entry).listStyleType !== 'none' || Boolean(entry.parentElement?.closest('ol, li'));
}

/** Where a block starts: at what is generated before its first text, or at that. */
function startOf(block: Element, {element, rect}: Leaf): number {
  for (let at: Element | null = element; at && at !== block.parentElement; at = at.parentElement) {
    if (!hasSign(at)) continue;
    const padding = Number.parseFloat(getComputedStyle(block).paddingLeft);
    return block.getBoundingClientRect().left + block.clientLeft + padding;
  }
  return rect.left;
}

/** The control with an edge of its own that a text is in, and the box around that or around the text. */
function surroundingsOf(element: Element, root: Element): {control?: Element | undefined; box?: Element} {
  let control: Element | undefined;
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    if (!hasEdge(at)) continue;
    if (!isControl(at)) return {control, box: at};
    control = at;
  }
  return {control};
}

/** Whether an element is in another column than the first of the box around it. */
function isFurtherRight(element: Element, box: Element): boolean {
  for (let at: Element | null = element; at && at !== box; at = at.parentElement) {
    if (isBesideAnother(at)) return true;
  }
  return false;
}

/** The leftmost text or picture of each block. */
function firstLeaves(root: Element): Map<Element, Leaf> {
  const first = new Map<Element, Leaf>();
  for (const leaf of leavesOf(root)) {
    const block = blockOf(leaf.element);
    const known = first.get(block);
    if (!known || leaf.rect.left < known.rect.left) first.set(block, leaf);
  }
  return first;
}

/**
 * Where the blocks of a part of the page start: texts, controls with an edge, and boxes, but not those of columns further
 * right. Where boxes hang out of the text, as in the sidebar, only texts count.
 */
function startsOf([selector, boxes]: readonly [selector: string, boxes: 'count' | 'hang']): Start[] {
  const root = document.querySelector(selector);
  if (!root) return [];
  const starts: Start[] = [];
  const framed = new Set<Element>();
  const add = (element: Element, left: number, box: Element | undefined): void => {
    const inset = box === undefined ? undefined : left - box.getBoundingClientRect().left - box.clientLeft;
    // The text of the body editor fills its frame, whose first column has the numbers of lines.
    starts.push({what: describe(element), left, inset, isBox: framed.has(element) || element.matches('textarea')});
    if (box) framed.add(box);
  };
  for (const [block, leaf] of firstLeaves(root)) {
    const {element} = leaf;
    const {control, box} = boxes === 'count' ? surroundingsOf(element, root) : {};
    if (isPlacedOtherwise(block) || isFurtherRight(block, box ?? root)) continue;
    const isField = boxes === 'hang' && element.matches('input');
    const padding = isField ? Number.parseFloat(getComputedStyle(element).paddingLeft) + element.clientLeft : 0;
    add(control ?? element, padding + (control?.getBoundingClientRect().left ?? startOf(block, leaf)), box);
  }
  // A box can be in another one, which then is a member as well.
  for (const element of framed) {
    const {box} = element.parentElement ? surroundingsOf(element.parentElement, root) : {};
    if (isPlacedOtherwise(element) || isFurtherRight(element, box ?? root)) continue;
    add(element, element.getBoundingClientRect().left, box);
  }
  return starts;
}

/** The left edge of the first text or picture of a part of the page. */
function leftOf(selector: string): number {
  const root = document.querySelector(selector);
  return Math.min(...(root ? leavesOf(root) : []).map(({rect}) => rect.left));
}

export const leftEdge = (page: Page, selector: string): Promise<number> => inPage(page, leftOf, selector);

const helpers = [hasEdge, isControl, hasSign, isBesideAnother, blockOf, isPlacedOtherwise, startOf];

/** Where the blocks of a part of the page start, from top to bottom. */
export function startsIn(page: Page, selector: string, boxes: 'count' | 'hang' = 'count'): Promise<Start[]> {
  return inPage(page, startsOf, [selector, boxes], [...helpers, surroundingsOf, isFurtherRight, firstLeaves]);
}
