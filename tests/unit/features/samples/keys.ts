import type {LanguageId} from '../../../../src/features/samples/core/languages';

/** How each language reads the key from the environment. */
export const KEYS: Readonly<Record<LanguageId, string>> = {
  python: `f"Bearer {os.environ['SALESLOFT_API_KEY']}"`,
  curl: '"Authorization: Bearer $SALESLOFT_API_KEY"',
  csharp: 'Environment.GetEnvironmentVariable("SALESLOFT_API_KEY")',
  go: '"Bearer "+os.Getenv("SALESLOFT_API_KEY")',
  nodejs: '`Bearer ${process.env.SALESLOFT_API_KEY}`',
  ruby: `"Bearer #{ENV.fetch('SALESLOFT_API_KEY')}"`,
  php: "'Authorization: Bearer ' . getenv('SALESLOFT_API_KEY')",
  java: '"Bearer " + System.getenv("SALESLOFT_API_KEY")',
  powershell: '"Bearer $env:SALESLOFT_API_KEY"',
  dart: "'Bearer ${Platform.environment['SALESLOFT_API_KEY']}'",
  javascript: '`Bearer ${SALESLOFT_API_KEY}`',
  c: '"Authorization: Bearer %s", getenv("SALESLOFT_API_KEY")',
  'objective-c': '[@"Bearer " stringByAppendingString:NSProcessInfo.processInfo.environment[@"SALESLOFT_API_KEY"]]',
  ocaml: '"Bearer " ^ Sys.getenv "SALESLOFT_API_KEY"',
  r: "paste('Bearer', Sys.getenv('SALESLOFT_API_KEY'))",
  swift: '"Bearer " + ProcessInfo.processInfo.environment["SALESLOFT_API_KEY"]!',
  kotlin: '"Bearer ${System.getenv("SALESLOFT_API_KEY")}"',
  rust: 'format!("Bearer {}", std::env::var("SALESLOFT_API_KEY").unwrap())',
};

/** Whether a sample reads the key from the environment, once, as its language does. */
export const readsKeyOnce = (language: LanguageId, source: string): boolean =>
  source.split(KEYS[language]).length === 2;
