import {escapeHtml} from '../src/utils/escapeHtml';

/** Styles of the sandbox's pages. They don't resemble the provider's pages on purpose. */
export const styleSheet = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1b2320; background: #f4f6f5; }
body { margin: 0; }
main { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.buttons { display: grid; gap: 0.5rem; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 0.5rem 1rem; border: 1px solid #0b6b43;
  border-radius: 4px; background: #0b6b43; color: #fff; cursor: pointer; text-align: left; }
button.plain { background: #fff; color: #1b2320; border-color: #66706b; }
summary { min-height: 24px; padding: 0.5rem 0; cursor: pointer; }
label { display: block; margin-top: 0.75rem; }
input, select { font: inherit; box-sizing: border-box; width: 100%; min-height: 44px; padding: 0.25rem 0.5rem;
  border: 1px solid #66706b; border-radius: 4px; background: #fff; color: inherit; }
:focus-visible { outline: 3px solid #1b2320; outline-offset: 2px; }
input[type='checkbox'] { width: auto; min-height: 24px; min-width: 24px; margin: 0 0.5rem 0 0; vertical-align: middle; accent-color: #0b6b43; }
.scopes { columns: 15rem; margin: 0; padding: 0; list-style: none; }
`;

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
