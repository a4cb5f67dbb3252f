/** Random runs of a property for each change. */
const QUICK = 300;

/** Number of random runs of a property: the full number with NIGHTLY=1, else enough to notice a common fault. */
export const runs = (full: number): number => (process.env.NIGHTLY === '1' ? full : Math.min(full, QUICK));
