import type {LanguageId} from '@site/src/features/samples/core/languages';

/** The receiver programs of the guide about delivery headers, by language. */
export const RECEIVERS: Readonly<Partial<Record<LanguageId, string>>> & {readonly nodejs: string} = {
  nodejs: 'receiver.mjs',
  python: 'receiver.py',
  ruby: 'receiver.rb',
  php: 'receiver.php',
  go: 'receiver.go',
  java: 'Receiver.java',
  csharp: 'Receiver.cs',
};
