/** One service of the sandbox as people see it. */
export interface Service {
  readonly name: string;
  readonly url: string;
  /** What it is for, in a sentence. */
  readonly about: string;
  /** Whether it has a page at its address. */
  readonly hasPage?: boolean;
  /** Address of the list of requests that it got. */
  readonly log?: string;
}
