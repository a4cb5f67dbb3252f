import {stem} from './words';

/** Words that are removed from a query, unless it has no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the and or of to in on at by for from with without into as is are was were be been am do does did done how what
  which who whom whose where when why can could may might must should shall will would i my mine we our you your it its
  this that these those there here then than so if not no only any some many much per just please want need know own
  between difference vs versus`.split(/\s+/),
);

/** Their terms in the index. A typed word is never corrected into one. */
export const STOP_TERMS: ReadonlySet<string> = new Set([...STOP_WORDS].map(stem));
