import {escapeHtml} from '../src/utils/escapeHtml';

/** HTML text. Everything else is escaped when it enters a template. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | readonly Html[];

const render = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({text}) => text).join('\n');
  return escapeHtml(String(part)).replaceAll("'", '&#39;');
};

/** An HTML template. Values are escaped, except those that this function made. */
export const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(pieces.map((piece, index) => piece + (index < parts.length ? render(parts[index] ?? '') : '')).join(''));

/** A page of the sandbox. It works without JavaScript and loads only its style sheet. */
export const page = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`.text;
