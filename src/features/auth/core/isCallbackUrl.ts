/** Whether a URL is a login redirect. In a separate file, because every page needs only this check. */
export const isCallbackUrl = ({pathname, search}: {readonly pathname: string; readonly search: string}): boolean =>
  pathname === '/' && ['code', 'error'].some((name) => new URLSearchParams(search).has(name));
