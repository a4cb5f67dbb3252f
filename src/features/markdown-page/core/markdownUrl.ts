/** URL of the Markdown version of a page: `/docs/api/people.md` for `/docs/api/people/`. */
export const markdownUrl = (pathname: string): string =>
  pathname === '/' ? '/index.md' : `${pathname.replace(/\/$/, '')}.md`;

/** Markdown whose links work outside the site: root-relative links get the origin. */
export const withAbsoluteLinks = (markdown: string, origin: string): string =>
  markdown.replaceAll('](/', `](${origin}/`);
