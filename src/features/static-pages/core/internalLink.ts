export type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>;

const isPlain = (click: Click): boolean =>
  click.button === 0 && !click.defaultPrevented && !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);

export type Anchor = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'download'>;

/** Browsers handle files, which have an extension. 1.0 is a version. */
const isFile = (pathname: string): boolean => /\.[a-z]+$/i.test(pathname);

/** Undefined if the browser must handle it: another site, a file, a new tab, or an anchor on the same page. */
export function internalTarget(
  click: Click,
  anchor: Anchor,
  here: Pick<Location, 'origin' | 'pathname'>,
): string | undefined {
  const {origin, pathname, search, hash, target, download} = anchor;
  if (!isPlain(click) || origin !== here.origin || target !== '' || download !== '' || isFile(pathname))
    return undefined;
  if (pathname === here.pathname && hash !== '') return undefined;
  return `${pathname}${search}${hash}`;
}
