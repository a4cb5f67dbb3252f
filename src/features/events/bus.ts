import type {EventName, SiteEvent, ValuesOf} from './core/plan';

/** Events that wait for who hears them; the oldest go first. */
const MOST_WAITING = 100;

type Hear = (event: SiteEvent) => void;

let waiting: readonly SiteEvent[] = [];
let hear: Hear = (event) => {
  waiting = [...waiting.slice(1 - MOST_WAITING), event];
};

/** Tells that something happened. Costs nothing where nobody listens, and never throws. */
export function publish<Name extends EventName>(name: Name, values: ValuesOf<Name>): void {
  hear({name, values} as unknown as SiteEvent);
}

/** Hands all events to one listener from now on, those that have waited first; it takes the place of an earlier one. */
export function listen(listener: Hear): void {
  hear = (event) => {
    try {
      listener(event);
    } catch {
      // What a visitor does goes on, whoever fails to hear of it.
    }
  };
  const earlier = waiting;
  waiting = [];
  earlier.forEach(hear);
}
