/** One service of the sandbox, as the home page and the terminal show it. */
export interface Service {
  readonly name: string;
  readonly url: string;
  /** One sentence. */
  readonly about: string;
  /** Whether a browser can open its URL. */
  readonly hasPage?: boolean;
  /** URL of its request log. */
  readonly log?: string;
}
