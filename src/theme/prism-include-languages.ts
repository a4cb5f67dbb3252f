/** Change: ejected and empty. The build highlights code, and the stock file would list all Prism languages. */
export default function prismIncludeLanguages(): void {
  return undefined;
}
