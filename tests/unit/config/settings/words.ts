const ID = ['Ab-9_.~', 'letters, digits and . _ ~ -'] as const;
const KEY = ['Ab+/9_-.~=', 'letters, digits and . _ ~ + / = -'] as const;

/** Variables that are words: with the setting, a value with all kinds of characters, and their names in messages. */
export const WORDS = [
  ['CLIENT_ID', 'clientId', ...ID],
  ['CLIENT_SECRET', 'clientSecret', ...KEY],
  ['SEARCH_APP_ID', 'searchAppId', 'AB12cd34EF', 'letters and digits'],
  ['SEARCH_API_KEY', 'searchApiKey', ...KEY],
  ['SEARCH_INDEX_NAME', 'searchIndexName', ...ID],
  ['ANALYTICS_WRITE_KEY', 'analyticsWriteKey', ...ID],
] as const;
