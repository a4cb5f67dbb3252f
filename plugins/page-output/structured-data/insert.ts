/** JSON as a data block: it is never run, and no text of it can end the block. */
const block = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/**
 * Writes data blocks at the end of a page's head, whose end tag the minifier leaves out.
 * @throws when the page has no body.
 */
export function insertData(html: string, data: readonly object[]): string {
  const body = html.search(/(?:<\/head>)?<body/);
  if (body === -1) throw new Error('The page has no <body>.');
  return html.slice(0, body) + data.map(block).join('') + html.slice(body);
}
