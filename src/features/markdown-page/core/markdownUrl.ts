/** URL of the Markdown version of a page: `/docs/api/people.md` for `/docs/api/people/`. */
export const markdownUrl = (pathname: string): string =>
  pathname === '/' ? '/index.md' : `${pathname.replace(/\/$/, '')}.md`;
