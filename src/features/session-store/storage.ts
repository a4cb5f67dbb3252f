/**
 * What a visitor leaves in this tab besides the log-in: keys that were typed, drafts of requests, the list of calls. All of
 * it is in session storage, under one prefix, and goes when the visit ends.
 */
export const PREFIX = 'devdocs.visitor.';

/** Reading or writing throws where a browser denies storage (a cross-site frame), and writing where it is full. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The text under a name; null where there is none, or no storage. */
export const readSession = (name: string): string | null =>
  attempt(() => window.sessionStorage.getItem(PREFIX + name)) ?? null;

/** Keeps a text under a name; null removes it. @returns whether it is kept. */
export function writeSession(name: string, text: string | null): boolean {
  const kept = attempt(() => {
    if (text === null) window.sessionStorage.removeItem(PREFIX + name);
    else window.sessionStorage.setItem(PREFIX + name, text);
    return true;
  });
  return kept ?? false;
}
