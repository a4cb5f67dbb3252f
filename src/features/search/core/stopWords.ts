// cspell:ignore doesn didn wasn hasn aren
import {stem} from './words';

/** Words that are removed from a query, unless it has no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the and or of to in on at by for from with without into as is are was were be been am do does did done how what
  which who whom whose where when why can could may might must should shall will would i my mine we our you your it its
  this that these those there here then than so if not no only any some many much per just please want need know own
  between
  us them they he she him her his their also still again about something anything everything thing way trying tell give let hello thanks already though even ever yet else really actually every each other another more than going went got goes come came like one ours yours don doesn isn didn wasn haven hasn aren couldn existing exist happen happened`.split(
    /\s+/,
  ),
);

/** Their terms in the index. A typed word is never corrected into one. */
export const STOP_TERMS: ReadonlySet<string> = new Set([...STOP_WORDS].map(stem));
