/** A pathname as the router sees it: decoded, or unchanged if its percent-encoding is invalid. */
export function routerPathname(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Makes a pathname or hash decodable. For others (`/%E0%A4%A`) the router or Docusaurus throws, and the page wouldn't
 * hydrate. The router sees the result as `routerPathname` of the original.
 */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
