/** The key of the sandbox in the page. It isn't a secret, and no API knows it. */
export const SANDBOX_KEY = 'ak_sandbox_page';

/** The user that the key belongs to: Maya Okafor of the sample data. */
export const SANDBOX_USER = '4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01';

/** Points per minute: a tenth of the API's, so that a visitor can spend them. */
export const SANDBOX_POINTS = 60;

/** The first ID that the sandbox gives. Guides print it for a record that one of their steps creates. */
export const FIRST_ID = 9_000_001;
