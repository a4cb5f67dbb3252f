const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is HTML already; everything else is escaped when it enters a template. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | readonly Html[];

const render = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({text}) => text).join('\n');
  return String(part).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
};

/** A template of HTML: values are escaped, pieces made by this function are not escaped twice. */
export const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(pieces.map((piece, place) => piece + (place < parts.length ? render(parts[place] ?? '') : '')).join(''));

/** A whole page of the sandbox. It needs no script, and asks for nothing but its style sheet. */
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
