import {EventEmitter} from 'node:events';
import type {WireEvent} from './readEvents';

/** An event with its write key. */
export interface Received {
  readonly at: string;
  readonly writeKey: string;
  readonly event: WireEvent;
}

/** How many events the log keeps. */
const KEPT = 2000;

/** The latest events of all write keys. It emits `received` for each. */
export class EventLog extends EventEmitter<{received: [Received]}> {
  #events: readonly Received[] = [];

  add(writeKey: string, events: readonly WireEvent[]): void {
    const at = new Date().toISOString();
    for (const event of events) {
      const received = {at, writeKey, event};
      this.#events = [...this.#events.slice(1 - KEPT), received];
      this.emit('received', received);
    }
  }

  /** All, or those of one write key. Oldest first. */
  list(writeKey?: string): readonly Received[] {
    return writeKey === undefined ? this.#events : this.#events.filter((one) => one.writeKey === writeKey);
  }
}
