import {vi} from 'vitest';

/** Limit of a wait in milliseconds. The default of one second is too short on a machine that runs other work. */
const LIMIT = 10_000;

/** Repeats an assertion until it passes, also while the clock is stopped: fake timers advance by 50 ms with each try. */
export const eventually = (assertion: () => void): Promise<void> => vi.waitFor(assertion, {timeout: LIMIT});
