declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '@docusaurus/core/lib/client/preload' {
  /** Loads the code of all routes that match; settles with what they loaded, one entry for each. */
  export default function preload(pathname: string): Promise<readonly unknown[]>;
}

declare module '@docusaurus/core/lib/client/prefetch' {
  /** Asks the browser for a file that may be needed soon; settles when it is there, or cannot be had. */
  export default function prefetch(url: string): Promise<void>;
}

declare module '@docusaurus/core/lib/client/docusaurus' {
  /** What links call: both do nothing on a slow line, or for an address that they were called with before. */
  const docusaurus: {
    readonly prefetch: (pathname: string) => false | Promise<readonly unknown[]>;
    readonly preload: (pathname: string) => false | Promise<readonly unknown[]>;
  };
  export default docusaurus;
}
