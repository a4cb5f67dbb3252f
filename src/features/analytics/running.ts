let isOn = false;
const listeners = new Set<() => void>();

/** Whether what happens on this page is sent to somebody. */
export const isRunning = (): boolean => isOn;

/** Calls back when that changes. @returns What ends it. */
export function onRunning(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setRunning(running: boolean): void {
  isOn = running;
  for (const listener of listeners) listener();
}
