import type {SitePage} from '../../../plugins/lib/site-pages/sitePage';

/** A page of the site with nothing but these parts. */
export const sitePage = (parts: Partial<SitePage> = {}): SitePage => ({
  pathname: '/docs/',
  area: 'api-basics',
  title: 'A page',
  description: '',
  content: () => [],
  ...parts,
});
