import {highlight} from '../../src/features/code/core/highlight';
import {attributes} from './mdx';

/** A block of code, highlighted now so that no page needs to do it. Its language is for the Markdown twin of the page. */
export const codeBlock = (title: string, language: string, code: string): string =>
  `<CodeBlock${attributes({title, language, html: highlight(code, language)})} />`;

/** A value as JSON for people. */
export const jsonBlock = (title: string, value: unknown): string =>
  codeBlock(title, 'json', JSON.stringify(value, null, 2));
