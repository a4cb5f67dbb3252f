/**
 * Change: ejected and empty. The build highlights code. The stock file would add a list of all Prism languages to every page.
 */
export default function prismIncludeLanguages(): void {
  return undefined;
}
