/** Where the Markdown version of a page is: `/docs/api/people/` also answers at `/docs/api/people.md`. The address ends in a slash. */
export const markdownUrl = (pathname: string): string =>
  pathname === '/' ? '/index.md' : `${pathname.replace(/\/$/, '')}.md`;
