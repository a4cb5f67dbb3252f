interface History {
  readonly push: (target: string) => void;
}

/** Goes to a hit. The browser handles anchors on the same page, because it sets `:target` and sends an event. */
export function goTo(target: string, history: History): void {
  const url = new URL(target, window.location.href);
  if (url.origin !== window.location.origin) window.location.assign(url);
  else if (url.pathname !== window.location.pathname || url.hash === '')
    history.push(`${url.pathname}${url.search}${url.hash}`);
  // The same hash, set again, would do nothing.
  else if (url.hash === window.location.hash) window.location.replace(url.hash);
  else window.location.hash = url.hash;
}
