/** Points that a team can spend per minute. */
export const POINTS_PER_MINUTE = 600;

interface Step {
  /** The first page that costs this much. */
  readonly from: number;
  readonly points: number;
}

/** Cost of deep list pages, for operations with a base cost of 1 point. */
export const DEEP_PAGES: readonly Step[] = [
  {from: 101, points: 3},
  {from: 151, points: 8},
  {from: 251, points: 10},
  {from: 501, points: 30},
];
