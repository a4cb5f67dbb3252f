import type {CodeBlock} from './page';

export const codeBlock = (title: string, language: string, code: string): CodeBlock => ({
  type: 'code',
  title,
  language,
  code,
});

export const jsonBlock = (title: string, value: unknown): CodeBlock =>
  codeBlock(title, 'json', JSON.stringify(value, null, 2));
