/** Fragment of links to the picker. */
export const PICKER_ID = 'smallest-scopes';
