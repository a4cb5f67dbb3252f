import {onVisitEnd} from '@site/src/features/visit';
import type {SandboxRecords, SandboxRequest, TabSandbox} from './engine';

export type {SandboxRecords} from './engine';
export {SANDBOX_KEY, SANDBOX_POINTS} from './core/sandboxKey';

export class SandboxNotLoaded extends Error {}

let loading: Promise<TabSandbox> | undefined;

async function load(): Promise<TabSandbox> {
  const {createTabSandbox} = await import(/* webpackChunkName: "sandbox" */ './engine');
  const sandbox = createTabSandbox();
  onVisitEnd(sandbox.forget);
  return sandbox;
}

/** The sandbox of this tab: its code and its records, which are loaded once. */
function loaded(): Promise<TabSandbox> {
  loading ??= load().catch((cause: unknown) => {
    // The next attempt loads it again.
    loading = undefined;
    throw new SandboxNotLoaded('The sandbox code was not loaded.', {cause});
  });
  return loading;
}

/** Loads the sandbox before it is used. A failure shows with the first request. */
export const preloadSandbox = (): void => void loaded().catch(() => undefined);

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** Sends a request to the sandbox in this page, without a network. @throws SandboxNotLoaded, or the reason of the signal */
export async function fetchFromSandbox(request: SandboxRequest, signal: AbortSignal): Promise<Response> {
  const sandbox = await Promise.race([loaded(), aborted(signal)]);
  signal.throwIfAborted();
  return sandbox.fetch(request);
}

/** Restores the records that the sandbox starts with, and the points of the minute. @throws when its code can't be loaded */
export const resetSandbox = async (): Promise<void> => (await loaded()).reset();

/** Spends the points of the minute, so that the next request gets a 429. @throws when its code can't be loaded */
export const spendSandbox = async (): Promise<void> => (await loaded()).spendAll();

/** The records of this tab, by the paths of their lists. @throws when its code can't be loaded */
export const sandboxRecords = async (): Promise<SandboxRecords> => (await loaded()).records();
