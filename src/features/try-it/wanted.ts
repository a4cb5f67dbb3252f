/** A parameter or a field of the body that a visitor adds from the text of the page. Each click makes a new object. */
export interface Wanted {
  /** Location and name as sent: `query:updated_at`, `body:email_address`. */
  readonly id: string;
}
