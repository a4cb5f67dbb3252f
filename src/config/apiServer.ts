/** Origin of the API in all descriptions, samples and guides, whatever origin this build calls. */
export const API_SERVER = 'https://api.salesloft.com';
