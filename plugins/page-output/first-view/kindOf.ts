import {guidesRoot, referenceRoot} from '../../../src/config/routes';

/** Kinds of pages. Pages of a kind share their first-view styles, so that the security policy has few hashes. */
const KINDS = [
  ['home', (pathname: string) => pathname === '/'],
  ['guide', (pathname: string) => pathname.startsWith(guidesRoot)],
  ['reference', (pathname: string) => pathname.startsWith(referenceRoot)],
] as const;

/** The kind of a page; `other` for landing pages, API Logs and the 404 page. */
export const kindOf = (pathname: string): string => KINDS.find(([, isOf]) => isOf(pathname))?.[0] ?? 'other';
