/** Adds a link element to the page. Resolves with whether its file is there. */
export function addLink(properties: Partial<HTMLLinkElement>): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
}
