/** Origin of the API in all descriptions, samples and guides, whatever origin this build calls. */
export const API_SERVER = 'https://api.salesloft.com';

/** Origin of the published site, for absolute URLs. */
export const siteUrl = 'https://developers.salesloft.com';

export const siteTitle = 'Salesloft for Developers';
