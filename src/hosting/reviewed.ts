/** Inline code of pages, each piece once, in the order in which the pages have it. */
export interface InlineCode {
  /** Texts of `<script>` elements that run; data blocks such as JSON-LD do not. */
  readonly scripts: readonly string[];
  /** Texts of `<style>` elements. */
  readonly styles: readonly string[];
  /** Values of `style` attributes. */
  readonly styleAttributes: readonly string[];
}

/** Inline code that was reviewed. The policy allows it by hash. Builds with any other inline code fail. */
export const reviewed = {
  scripts: [],
  // The logo of the hosted service, in the footer of the search modal (@docsearch/react), made in the browser.
  styles: ['.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'],
  // An open list of the sidebar, before the page comes alive (@docusaurus/theme-common, Collapsible).
  styleAttributes: ['display:block;overflow:visible;height:auto'],
} as const satisfies InlineCode;
