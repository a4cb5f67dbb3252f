import {HEAD_SCRIPT} from '../features/page-loading/core/headScript';
import {compileScript} from '../node/compileScript';

/** The script of the redirect URI, which the build puts inline (`plugins/page-output/callbackStep.ts`). */
export const callbackScript = compileScript('src/features/auth/callback/index.ts');

/** Inline code of pages, without duplicates, in the order of the pages. */
export interface InlineCode {
  /** Texts of `<script>` elements that run, without data blocks such as JSON-LD. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
}

/** Inline code that was reviewed. The policy allows it by hash. Builds with any other inline code fail. */
export const allowedInlineCode = {
  scripts: [HEAD_SCRIPT, callbackScript],
  // The logo of hosted search in the footer of the search modal (@docsearch/react), created in the browser.
  styles: ['.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'],
  // An expanded list of the sidebar before hydration (@docusaurus/theme-common, Collapsible).
  styleAttributes: ['display:block;overflow:visible;height:auto'],
} as const satisfies InlineCode;
