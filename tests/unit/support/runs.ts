import fc from 'fast-check';

/** Random runs of a property for each change. */
const QUICK = 300;
const isNight = process.env.NIGHTLY === '1';

/** Number of random runs of a property: the full number with NIGHTLY=1, else enough to notice a common fault. */
export const runs = (full: number): number => (isNight ? full : Math.min(full, QUICK));

// The same cases for each change, so that it fails for its own faults only, and others each night. A failure names its seed.
fc.configureGlobal({seed: isNight ? Math.floor(Date.now() / 86_400_000) : 31, numRuns: runs(1000)});
