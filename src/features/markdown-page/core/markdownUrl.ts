/** Where the Markdown version of a page is: `/docs/api/people/` is also at `/docs/api/people.md`. The URL ends in a slash. */
export const markdownUrl = (pathname: string): string =>
  pathname === '/' ? '/index.md' : `${pathname.replace(/\/$/, '')}.md`;

/** Markdown whose links work outside the site: those that begin with a slash get the origin. */
export const withAbsoluteLinks = (markdown: string, origin: string): string =>
  markdown.replaceAll('](/', `](${origin}/`);
