/** Origin of the published site, for absolute URLs. */
export const siteUrl = 'https://developers.salesloft.com';

export const siteTitle = 'Salesloft for Developers';
