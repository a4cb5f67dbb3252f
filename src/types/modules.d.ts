declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '@docusaurus/core/lib/client/preload' {
  /** Loads the code of all matching routes. Resolves with one entry for each. */
  export default function preload(pathname: string): Promise<readonly unknown[]>;
}

declare module '@generated/docusaurus-plugin-content-docs/default/descriptions.json' {
  /** Descriptions of the guides, by ID (plugins/lean-docs). */
  const descriptions: Readonly<Record<string, string | undefined>>;
  export default descriptions;
}
