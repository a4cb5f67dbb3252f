import type {ReferencePage} from '../../../openapi/pages/page';
import type {Block} from '../markdown/markdown';

/** A page as a parent of another one. */
export interface Crumb {
  readonly name: string;
  readonly pathname: string;
}

/** A page of the site as data. All that the build makes of a page besides its HTML comes from here. */
export interface SitePage {
  /** URL path of the page, with a trailing slash. */
  readonly pathname: string;
  /** Its file, if it is handwritten. */
  readonly source?: string;
  /** Its part of the site: `api-basics`, `api-2.0/people`. */
  readonly area: string;
  readonly title: string;
  /** Title for the browser tab, search engines and shared links, if it differs. */
  readonly metaTitle?: string;
  /** Empty for a page that has none. */
  readonly description: string;
  /** What people call its topic in other words. */
  readonly keywords?: readonly string[];
  /** Date of its last change (`2026-11-21`), where known. */
  readonly day?: string;
  /** The overview of the resource that an operation belongs to. */
  readonly parent?: Crumb;
  /** The page model, if it is a page of the reference. */
  readonly reference?: ReferencePage;
  /** The content below the title. @throws when a part of it has no Markdown equivalent */
  readonly content: () => readonly Block[];
}
