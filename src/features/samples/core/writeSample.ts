import type {LanguageFn} from 'highlight.js';
import type {LanguageId} from './languages';
import type {SampleRequest} from './request';
import type {SampleWriter} from './sampleWriter';

/** How a language writes a request, and its grammar, as in the build (`highlight` in languages.ts). */
interface Target {
  readonly write: SampleWriter;
  readonly grammar: LanguageFn;
}

/** Each language is a separate chunk, so that browsers load only selected ones. */
export const TARGETS: Readonly<Record<LanguageId, () => Promise<Target>>> = {
  python: () => import(/* webpackChunkName: "sample-python" */ './targets/python'),
  curl: () => import(/* webpackChunkName: "sample-curl" */ './targets/curl'),
  csharp: () => import(/* webpackChunkName: "sample-csharp" */ './targets/csharp'),
  go: () => import(/* webpackChunkName: "sample-go" */ './targets/go'),
  nodejs: () => import(/* webpackChunkName: "sample-nodejs" */ './targets/nodejs'),
  ruby: () => import(/* webpackChunkName: "sample-ruby" */ './targets/ruby'),
  php: () => import(/* webpackChunkName: "sample-php" */ './targets/php'),
  java: () => import(/* webpackChunkName: "sample-java" */ './targets/java'),
  powershell: () => import(/* webpackChunkName: "sample-powershell" */ './targets/powershell'),
  dart: () => import(/* webpackChunkName: "sample-dart" */ './targets/dart'),
  javascript: () => import(/* webpackChunkName: "sample-javascript" */ './targets/javascript'),
  c: () => import(/* webpackChunkName: "sample-c" */ './targets/c'),
  'objective-c': () => import(/* webpackChunkName: "sample-objective-c" */ './targets/objectiveC'),
  ocaml: () => import(/* webpackChunkName: "sample-ocaml" */ './targets/ocaml'),
  r: () => import(/* webpackChunkName: "sample-r" */ './targets/r'),
  swift: () => import(/* webpackChunkName: "sample-swift" */ './targets/swift'),
  kotlin: () => import(/* webpackChunkName: "sample-kotlin" */ './targets/kotlin'),
  rust: () => import(/* webpackChunkName: "sample-rust" */ './targets/rust'),
};

/**
 * The request as a program that works after a reader adds a key.
 *
 * @throws TypeError for invalid header names, or a network error when the language's module can't be loaded
 */
export async function writeSample(language: LanguageId, request: SampleRequest): Promise<string> {
  const {write} = await TARGETS[language]();
  return write(request);
}
