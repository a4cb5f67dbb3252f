import type {ReactNode} from 'react';

/** Renders a sentence with names in backticks as code. */
export const codeSpans = (words: string): ReactNode[] =>
  words.split(/`([^`]+)`/).map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
