declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '@docusaurus/core/lib/client/preload' {
  /** Loads the code of all routes that match; settles with what they loaded, one entry for each. */
  export default function preload(pathname: string): Promise<readonly unknown[]>;
}

declare module '@generated/docusaurus-plugin-content-docs/default/descriptions.json' {
  /** Descriptions of the guides, by id (plugins/lean-docs). */
  const descriptions: Readonly<Record<string, string | undefined>>;
  export default descriptions;
}
