/** Replaces prism-react-renderer in the browser; see patches/noHighlighter.ts. */
export const Prism = {};
export const themes = {};
