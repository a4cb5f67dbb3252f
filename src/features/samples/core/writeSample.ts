import type {LanguageId} from './languages';
import type {SampleRequest} from './request';
import type {SampleWriter} from './sampleWriter';

/** Each language is a module of its own, so that a browser loads the one that is chosen. */
const TARGETS: Readonly<Record<LanguageId, () => Promise<{readonly write: SampleWriter}>>> = {
  python: () => import('./targets/python'),
  curl: () => import('./targets/curl'),
  csharp: () => import('./targets/csharp'),
  go: () => import('./targets/go'),
  nodejs: () => import('./targets/nodejs'),
  ruby: () => import('./targets/ruby'),
  php: () => import('./targets/php'),
  java: () => import('./targets/java'),
  powershell: () => import('./targets/powershell'),
  dart: () => import('./targets/dart'),
  javascript: () => import('./targets/javascript'),
  c: () => import('./targets/c'),
  'objective-c': () => import('./targets/objectiveC'),
  ocaml: () => import('./targets/ocaml'),
  r: () => import('./targets/r'),
  swift: () => import('./targets/swift'),
  kotlin: () => import('./targets/kotlin'),
  rust: () => import('./targets/rust'),
};

/**
 * The request as a program that a reader can paste and run after putting in a key.
 *
 * @throws TypeError when a header's name is not letters, digits and hyphens; the network's error when the language's
 * module cannot be loaded.
 */
export async function writeSample(language: LanguageId, request: SampleRequest): Promise<string> {
  const {write} = await TARGETS[language]();
  return write(request);
}
