/** Variables that are words, with their settings. */
export const WORDS = [
  ['CLIENT_ID', 'clientId'],
  ['CLIENT_SECRET', 'clientSecret'],
  ['SEARCH_APP_ID', 'searchAppId'],
  ['SEARCH_API_KEY', 'searchApiKey'],
  ['SEARCH_INDEX_NAME', 'searchIndexName'],
  ['ANALYTICS_WRITE_KEY', 'analyticsWriteKey'],
] as const;
