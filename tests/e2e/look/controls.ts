import type {describe as Describe, leavesOf as LeavesOf} from './measure';

/** Controls, and what marks one of several. The functions run in the page, with these of the other file. */
declare const describe: typeof Describe;
declare const leavesOf: typeof LeavesOf;

type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The names of the links and menus of a part of the page that are in the window as a whole. */
export function linksOf(selector: string): string[] {
  const links = [...document.querySelectorAll(`${selector} :is(a, summary)`)].filter((link) => {
    const {left, right, width} = link.getBoundingClientRect();
    const isIn = (around: Element | null): boolean => {
      if (!around) return left >= -1 && right <= innerWidth + 1;
      const edge = around.getBoundingClientRect();
      const cuts = getComputedStyle(around).overflowX !== 'visible';
      return (!cuts || (left >= edge.left - 1 && right <= edge.right + 1)) && isIn(around.parentElement);
    };
    return width > 2 && link.checkVisibility({visibilityProperty: true}) && isIn(link.parentElement);
  });
  return links.map((link) => link.textContent.trim());
}

/** Pairs of controls of a part of the page that cover each other, or whose words are closer than a gap. */
export function crowdsOf([selector, gap]: readonly [selector: string, gap: number]): string[] {
  const cut = (element: Element, {left, right, top, bottom}: Area): Area => {
    const area = {left, right, top, bottom};
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible' || around === document.body) continue;
      const edge = around.getBoundingClientRect();
      area.left = Math.max(area.left, edge.left);
      area.right = Math.min(area.right, edge.right);
      area.top = Math.max(area.top, edge.top);
      area.bottom = Math.min(area.bottom, edge.bottom);
    }
    return area;
  };
  const shares = (one: Area, other: Area, space: number): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > -space &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const all = 'a, button, summary, label, select, textarea, input:not([type=radio], [type=checkbox])';
  const controls = [...document.querySelectorAll(selector)]
    .flatMap((root) => [...root.querySelectorAll(all)])
    .filter((control) => leavesOf(control).length > 0 || control.matches('input, select, textarea'))
    .map((control) => ({
      control,
      box: cut(control, control.getBoundingClientRect()),
      words: leavesOf(control).map(({element, rect}) => cut(element, rect)),
    }))
    .filter(({box}) => box.right - box.left > 2 && box.bottom - box.top > 2);
  return controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter((other) => !one.control.contains(other.control))
      .filter(
        (other) =>
          shares(one.box, other.box, -2) ||
          one.words.some((word) => other.words.some((another) => shares(word, another, gap))),
      )
      .map((other) => `${describe(one.control)} and ${describe(other.control)}`),
  );
}

/** How high contrast shows an element, its entry in a list and its link: lines and grounds, and whether its words can be read. */
export function contrastOf(selector: string): {readonly signs: string[]; readonly isReadable: boolean} {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing is ${selector}.`);
  const probe = document.createElement('span');
  probe.style.setProperty('color', 'canvas');
  document.body.append(probe);
  const canvas = getComputedStyle(probe).color;
  probe.remove();
  const channels = (color: string): string => String(color.match(/[\d.]+/g)?.slice(0, 3));
  const all = [element, element.closest('li'), element.querySelector('a')].flatMap((part) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      if (!part || (pseudo && /^(none|normal)$/.test(getComputedStyle(part, pseudo).content))) return [];
      const style = getComputedStyle(part, pseudo || undefined);
      const {backgroundColor: ground, borderStyle, borderWidth, outlineStyle, textDecorationLine} = style;
      const hasGround = channels(ground) !== channels(canvas) && !/^rgba.*, 0\)$/.test(ground);
      return [[part.tagName, pseudo, borderStyle, borderWidth, outlineStyle, textDecorationLine, hasGround].join(' ')];
    }),
  );
  const signs = all.filter((sign) => !sign.endsWith(' none 0px none none false'));
  // The browser paints its own ground behind each word, unless a rule declines its colors.
  const isReadable = leavesOf(element).every(({element: part}) => {
    const {color, forcedColorAdjust} = getComputedStyle(part) as CSSStyleDeclaration & {forcedColorAdjust: string};
    return forcedColorAdjust === 'none' || color !== canvas;
  });
  return {signs, isReadable};
}
