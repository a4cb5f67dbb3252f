/** Where the site is published: what URLs begin with when they are read somewhere else. */
export const siteUrl = 'https://developers.salesloft.com';
