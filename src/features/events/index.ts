import type {EventName, SiteEvent, ValuesOf} from './core/trackingPlan';

/** How many events are queued until there is a listener. The oldest are dropped. */
const MAX_QUEUED = 100;

type Listener = (event: SiteEvent) => void;

let queue: readonly SiteEvent[] = [];
let deliver: Listener = (event) => {
  queue = [...queue.slice(1 - MAX_QUEUED), event];
};

/** Publishes an event. Never throws. */
export function publish<Name extends EventName>(name: Name, values: ValuesOf<Name>): void {
  deliver({name, values} as unknown as SiteEvent);
}

/** Sends all events to a listener, queued ones first. It replaces an earlier listener. */
export function listen(listener: Listener): void {
  deliver = (event) => {
    try {
      listener(event);
    } catch {
      // A failing listener must never break the visitor's action.
    }
  };
  const earlier = queue;
  queue = [];
  earlier.forEach(deliver);
}
