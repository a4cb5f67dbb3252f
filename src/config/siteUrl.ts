/** Origin of the published site, for absolute URLs. */
export const siteUrl = 'https://developers.salesloft.com';

/** Name of the site. */
export const siteTitle = 'Salesloft for Developers';
