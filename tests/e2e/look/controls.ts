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

/** Red, green and blue of a color, without its opacity. */
function channels(color: string): string | undefined {
  return color
    .match(/[\d.]+/g)
    ?.slice(0, 3)
    .join(' ');
}

/** The color that high contrast gives to the ground of a page. */
function canvasColor(): string {
  const probe = document.createElement('span');
  probe.style.setProperty('color', 'canvas');
  document.body.append(probe);
  const {color} = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The lines and grounds of an element, its entry in a list and its link, as high contrast leaves them. */
function signsOf(element: Element): string[] {
  const parts = [element, element.closest('li'), element.querySelector('a')].filter((part) => part !== null);
  return parts.flatMap((part) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(part, pseudo || undefined);
      if (pseudo && /^(none|normal)$/.test(style.content)) return [];
      const lines = ['border-left', 'border-right', 'border-top', 'border-bottom', 'outline'].filter(
        (line) =>
          style.getPropertyValue(`${line}-style`) !== 'none' &&
          Number.parseFloat(style.getPropertyValue(`${line}-width`)) > 0,
      );
      const {backgroundColor: ground, textDecorationLine: decoration} = style;
      const hasGround = !/^rgba.*, 0\)$/.test(ground) && channels(ground) !== channels(canvasColor());
      const signs = [...lines, ...(hasGround ? ['ground'] : []), ...(decoration === 'none' ? [] : [decoration])];
      return signs.map((sign) => `${part.tagName.toLowerCase()}${pseudo} ${sign}`);
    }),
  );
}

/** Whether the words of an element differ from what high contrast puts behind them. */
function isReadable(element: Element): boolean {
  // The browser paints its own ground behind each word, unless a rule declines its colors.
  return leavesOf(element).every(({element: part}) => {
    const {color, forcedColorAdjust} = getComputedStyle(part) as CSSStyleDeclaration & {forcedColorAdjust: string};
    return forcedColorAdjust === 'none' || color !== canvasColor();
  });
}

/** How high contrast shows an element: its lines and grounds, and whether its words can be read. */
export function contrastOf(selector: string): {readonly signs: string[]; readonly isReadable: boolean} {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing is ${selector}.`);
  return {signs: signsOf(element), isReadable: isReadable(element)};
}

export const contrastHelpers = [channels, canvasColor, signsOf, isReadable];
