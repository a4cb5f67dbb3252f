/** The parts of a click that decide whose it is: the browser's or the router's. */
export interface Click {
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
}

const isPlain = (click: Click): boolean =>
  click.button === 0 && !click.defaultPrevented && !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);

/** The part of an anchor that routing needs. */
export type Anchor = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'download'>;

/** Files are for the browser: they have an ending, pages do not (1.0 is a version). */
const isFile = (pathname: string): boolean => /\.[a-z]+$/i.test(pathname);

/**
 * Where the router should go for a click on a link of the page; undefined when the browser should act by itself:
 * another site, a download, a new tab, or another place of the same page.
 */
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
