import type {EventName, SiteEvent, ValuesOf} from './trackingPlan';

/** Events that wait for who hears them; the oldest go first. */
const MAX_QUEUED = 100;

type Listener = (event: SiteEvent) => void;

let queue: readonly SiteEvent[] = [];
let deliver: Listener = (event) => {
  queue = [...queue.slice(1 - MAX_QUEUED), event];
};

/** Tells that something happened. Costs nothing where nobody listens, and never throws. */
export function publish<Name extends EventName>(name: Name, values: ValuesOf<Name>): void {
  deliver({name, values} as unknown as SiteEvent);
}

/** Hands all events to one listener from now on, those that have waited first; it takes the place of an earlier one. */
export function listen(listener: Listener): void {
  deliver = (event) => {
    try {
      listener(event);
    } catch {
      // What a visitor does goes on, whoever fails to deliver of it.
    }
  };
  const earlier = queue;
  queue = [];
  earlier.forEach(deliver);
}
