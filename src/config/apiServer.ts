/** Origin of the API as all descriptions, samples and guides name it, whichever origin this build calls. */
export const API_SERVER = 'https://api.salesloft.com';
