import {setTimeout as wait} from 'node:timers/promises';
import type {TestDelivery} from '../features/webhook-signatures/core/testDelivery';
import {headerLines} from '../features/webhook-signatures/core/signature';

/** The API sends a failed delivery three more times, 15 seconds apart. */
const ATTEMPTS = 4;
const PAUSE = 1000;
/** Milliseconds for a response. */
const PATIENCE = 10_000;

interface Run {
  readonly say: (line: string) => void;
  /** Milliseconds between attempts. */
  readonly pause?: number;
}

/** Sends a delivery once. Returns whether it was accepted, and what the receiver said. */
async function attempt({port, delivery}: TestDelivery): Promise<readonly [isAccepted: boolean, said: string]> {
  try {
    const headers = headerLines(delivery).map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
    const {ok, status} = await fetch(`http://127.0.0.1:${String(port)}/`, {
      ...{method: 'POST', headers, body: delivery.body, redirect: 'manual'},
      signal: AbortSignal.timeout(PATIENCE),
    });
    return [ok, `status ${String(status)}`];
  } catch (error) {
    const {name, cause} = error as Error & {readonly cause?: {readonly code?: string}};
    if (name === 'TimeoutError') return [false, `no response in ${String(PATIENCE / 1000)} seconds`];
    return [false, `no connection (${cause?.code ?? name})`];
  }
}

/** Sends a delivery as the API does: again after each failure, with shorter pauses. Returns whether it was accepted. */
export async function deliver(test: TestDelivery, {say, pause = PAUSE}: Run): Promise<boolean> {
  for (let number = 1; number <= ATTEMPTS; number += 1) {
    if (number > 1) await wait(pause);
    const [isAccepted, said] = await attempt(test);
    say(`Attempt ${String(number)} of ${String(ATTEMPTS)}: ${said}`);
    if (isAccepted) return true;
  }
  say('The delivery failed. The API would not send it again.');
  return false;
}
