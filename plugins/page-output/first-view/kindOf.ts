import {guidesRoot} from '../../../src/config/routes';
import type {SitePage} from '../../lib/site-pages/sitePage';

/** Kinds of pages with similar elements. They share their first-view styles, so that the security policy has few hashes. */
export function kindOf({pathname, reference}: SitePage): string {
  if (reference?.kind === 'operation' || reference?.kind === 'resource') return reference.kind;
  if (reference !== undefined) return 'reference';
  if (pathname === '/') return 'home';
  return pathname.startsWith(guidesRoot) ? 'guide' : OTHER;
}

/** The kind of landing pages, API Logs and the 404 page. */
export const OTHER = 'other';
