/** Code that stands in a page itself, in the order of the first page that has it, each piece once. */
export interface InlineCode {
  /** Texts of `<script>` elements that run; data blocks such as JSON-LD do not. */
  readonly scripts: readonly string[];
  /** Texts of `<style>` elements. */
  readonly styles: readonly string[];
  /** Values of `style` attributes. */
  readonly styleAttributes: readonly string[];
}

/** What somebody has looked at: the policy allows it by its hash, and a build whose pages hold anything else fails. */
export const reviewed = {
  scripts: [],
  // The logo of the hosted service, in the footer of the search modal (@docsearch/react), made in the browser.
  styles: ['.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'],
  // An open list of the sidebar, before the page comes alive (@docusaurus/theme-common, Collapsible).
  styleAttributes: ['display:block;overflow:visible;height:auto'],
} as const satisfies InlineCode;
