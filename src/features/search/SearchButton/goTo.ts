interface History {
  readonly push: (target: string) => void;
}

/** Goes to a hit. An anchor on the same page is left to the browser: it sets `:target`, and pages listen to its event. */
export function goTo(target: string, history: History): void {
  const url = new URL(target, window.location.href);
  if (url.origin !== window.location.origin) window.location.assign(url);
  else if (url.pathname === window.location.pathname && url.hash !== '') window.location.hash = url.hash;
  else history.push(`${url.pathname}${url.search}${url.hash}`);
}
