/** Where the site is published: what addresses begin with when they are read somewhere else. The same as `url` in docusaurus.config.ts. */
export const siteUrl = 'https://developers.salesloft.com';
