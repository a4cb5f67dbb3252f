import type {LanguageFn} from 'highlight.js';
import type {LanguageId} from './languages';

/** Grammars by language, as in the build (`highlight` in core/languages.ts). Each is in its language's chunk. */
export const GRAMMARS: Readonly<Record<LanguageId, () => Promise<{readonly default: LanguageFn}>>> = {
  python: () => import(/* webpackChunkName: "sample-python" */ 'highlight.js/lib/languages/python'),
  curl: () => import(/* webpackChunkName: "sample-curl" */ 'highlight.js/lib/languages/bash'),
  csharp: () => import(/* webpackChunkName: "sample-csharp" */ 'highlight.js/lib/languages/csharp'),
  go: () => import(/* webpackChunkName: "sample-go" */ 'highlight.js/lib/languages/go'),
  nodejs: () => import(/* webpackChunkName: "sample-nodejs" */ 'highlight.js/lib/languages/javascript'),
  ruby: () => import(/* webpackChunkName: "sample-ruby" */ 'highlight.js/lib/languages/ruby'),
  php: () => import(/* webpackChunkName: "sample-php" */ 'highlight.js/lib/languages/php'),
  java: () => import(/* webpackChunkName: "sample-java" */ 'highlight.js/lib/languages/java'),
  powershell: () => import(/* webpackChunkName: "sample-powershell" */ 'highlight.js/lib/languages/powershell'),
  dart: () => import(/* webpackChunkName: "sample-dart" */ 'highlight.js/lib/languages/dart'),
  javascript: () => import(/* webpackChunkName: "sample-javascript" */ 'highlight.js/lib/languages/javascript'),
  c: () => import(/* webpackChunkName: "sample-c" */ 'highlight.js/lib/languages/c'),
  'objective-c': () => import(/* webpackChunkName: "sample-objective-c" */ 'highlight.js/lib/languages/objectivec'),
  ocaml: () => import(/* webpackChunkName: "sample-ocaml" */ 'highlight.js/lib/languages/ocaml'),
  r: () => import(/* webpackChunkName: "sample-r" */ 'highlight.js/lib/languages/r'),
  swift: () => import(/* webpackChunkName: "sample-swift" */ 'highlight.js/lib/languages/swift'),
  kotlin: () => import(/* webpackChunkName: "sample-kotlin" */ 'highlight.js/lib/languages/kotlin'),
  rust: () => import(/* webpackChunkName: "sample-rust" */ 'highlight.js/lib/languages/rust'),
};

/** Longest highlighted sample, in characters. Longer ones would make typing slow. */
const MAX_LENGTH = 20_000;

/** A sample as highlighted DOM nodes. Loads the highlighter on first use. */
export async function coloredNodes(language: LanguageId, code: string): Promise<readonly Node[]> {
  if (code.length > MAX_LENGTH) return [document.createTextNode(code)];
  const [{highlightTree, nodesOf}, {default: grammar}] = await Promise.all([
    import(/* webpackChunkName: "sample-colors" */ './highlightTree'),
    GRAMMARS[language](),
  ]);
  return nodesOf(highlightTree(code, grammar));
}
