/** Whether a URL is one that a log-in returns to. In a file of its own: every page asks, and few need the rest. */
export const isCallbackUrl = ({pathname, search}: {readonly pathname: string; readonly search: string}): boolean =>
  pathname === '/' && ['code', 'error'].some((name) => new URLSearchParams(search).has(name));
