/** A pathname as the router knows it: decoded, or unchanged where its percent codes are no text. */
export function routerPathname(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * A pathname or hash that can be decoded. The router throws at other pathnames (`/%E0%A4%A`), and Docusaurus at other hashes:
 * no page would hydrate there. The router knows the result under the same name that `routerPathname` gives the original.
 */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
