/** What a visitor sees of the type of a page. The functions run in the page together: each may call the others. */
import type {Page} from '@playwright/test';

/** A line of text or a picture, with the element whose style it has. */
export interface Leaf {
  readonly element: Element;
  readonly rect: DOMRect;
}

/** Tag, class and first words of an element. */
export function describe(element: Element): string {
  const name = (element.getAttribute('class') ?? '').split(' ').find((one) => one !== '');
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const text = field ? element.value || element.placeholder : element.textContent;
  const words = text.trim().replaceAll(/\s+/g, ' ').slice(0, 30);
  return `${element.tagName.toLowerCase()}${name ? `.${name}` : ''} "${words}"`;
}

/** Whether a part of the page is in sight, perhaps after scrolling. What has no size is for screen readers. */
export function isSeen(element: Element, rect: DOMRect): boolean {
  if (!element.checkVisibility({checkOpacity: true, visibilityProperty: true})) return false;
  let {left, right, top, bottom} = rect;
  for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
    const {clipPath, overflow} = getComputedStyle(around);
    if (clipPath === 'inset(50%)') return false;
    if (!/hidden|clip/.test(overflow)) continue;
    const edge = around.getBoundingClientRect();
    [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return right - left > 2 && bottom - top > 2 && right > 0 && bottom + scrollY > 0 && left < innerWidth;
}

/** All texts, values of fields and pictures in sight. Not those inside of drawings, whose sizes are of their own scale. */
export function leavesOf(root: Element): Leaf[] {
  const leaves: Leaf[] = [];
  const add = (element: Element, rect: DOMRect): void => {
    if (isSeen(element, rect)) leaves.push({element, rect});
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('svg, select, textarea, noscript, script, style')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      const isLeaf = node.matches('input:not([type=radio], [type=checkbox]), select, textarea, img, svg');
      if (isLeaf) add(node, node.getBoundingClientRect());
    } else if (node.parentElement && /[^\s\u200B]/.test(node.nodeValue ?? '')) {
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) add(node.parentElement, rect);
    }
  }
  return leaves;
}

/** The combinations of size, line height, weight and family of all texts in sight, each with an example. */
export function typeOf(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const {element} of leavesOf(document.body)) {
    if (element.matches('img, svg')) continue;
    const {fontSize, lineHeight, fontWeight, fontFamily} = getComputedStyle(element);
    const family = fontFamily.includes('mono') ? 'mono' : 'sans';
    found[`${fontSize}/${lineHeight} ${fontWeight} ${family}`] ??= describe(element);
  }
  return found;
}

/** The sizes that custom properties give a text, and undefined for those that no rule sets. */
export function sizesOf(tokens: readonly string[]): Record<string, string | undefined> {
  const probe = document.createElement('span');
  document.body.append(probe);
  const sizes = tokens.map((token) => {
    probe.style.setProperty('font-size', `var(${token})`);
    const isSet = getComputedStyle(probe).getPropertyValue(token) !== '';
    return [token, isSet ? getComputedStyle(probe).fontSize : undefined] as const;
  });
  probe.remove();
  return Object.fromEntries(sizes);
}

const helpers = [describe, isSeen, leavesOf];

/** Runs a function in the page, with those that it calls. */
export function inPage<T, A>(
  page: Page,
  measure: (argument: A) => T,
  argument: A,
  more: readonly ((...given: never[]) => unknown)[] = [],
): Promise<T> {
  const functions = [...helpers, ...more].map(String).join('\n');
  return page.evaluate(`(() => {${functions}\nreturn (${String(measure)})(${JSON.stringify(argument)})})()`);
}
