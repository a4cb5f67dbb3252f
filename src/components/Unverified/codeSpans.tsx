import type {ReactNode} from 'react';

/** A sentence of an API description, which is plain text except for names between backticks, with those names as code. */
export const codeSpans = (words: string): ReactNode[] =>
  words.split(/`([^`]+)`/).map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
