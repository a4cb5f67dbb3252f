/**
 * Change: ejected and empty. Code is highlighted while the site is built. With no additional languages the stock file would
 * also pull the list of all of Prism's languages into every page.
 */
export default function prismIncludeLanguages(): void {
  return undefined;
}
