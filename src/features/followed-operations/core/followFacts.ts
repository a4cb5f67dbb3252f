import type {PlacedPath} from '../../pasted-request/core/findOperation';

export interface FollowedOperation extends PlacedPath {
  readonly summary: string;
  readonly scopes: readonly string[];
  /** Points of a call that isn't for a deep page. */
  readonly cost: number;
  /** The mark of a deprecated operation. */
  readonly deprecated?: string;
  /** What isn't confirmed about it, each as a sentence of Markdown. */
  readonly unverified: readonly string[];
}

/** An entry of a changelog. */
export interface ApiChange {
  /** `2026-11-21`. */
  readonly day: string;
  readonly title: string;
  readonly url: string;
  /** One change each, as Markdown. */
  readonly lines: readonly string[];
  /** What callers do about it. */
  readonly advice: string;
  /** URLs of the pages of its operations. */
  readonly pages: readonly string[];
}

/** What the site knows of all operations, those of the newest version first. */
export interface FollowFacts {
  readonly operations: readonly FollowedOperation[];
  /** Newest first. */
  readonly changes: readonly ApiChange[];
  /** Host of the API. */
  readonly host: string;
  /** Day since which changes are recorded. */
  readonly start: string;
}
