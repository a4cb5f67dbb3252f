const MEANINGS: Readonly<Record<string, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal server error',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
};

/** The reason phrase of a status (RFC 9110, section 15; RFC 6585 for 429). Empty for a status that the API doesn't use. */
export const meaningOf = (status: string): string => MEANINGS[status] ?? '';
