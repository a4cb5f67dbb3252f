/** A pathname as the router knows it: decoded, or unchanged where its percent codes are no text. */
export function routerPathname(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * A pathname that the router can decode. It throws at others (`/%E0%A4%A`), and no page would come alive there. The router
 * knows the result under the same name that `routerPathname` gives the original.
 */
export function decodablePathname(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}
