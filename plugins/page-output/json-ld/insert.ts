/** JSON in a script element. Its text can't end the element. */
const block = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/**
 * Inserts data blocks at the end of the head, whose end tag the minifier removes.
 * @throws when the page has no body
 */
export function insertData(html: string, data: readonly object[]): string {
  const body = html.search(/(?:<\/head>)?<body/);
  if (body === -1) throw new Error('The page has no <body>.');
  return html.slice(0, body) + data.map(block).join('') + html.slice(body);
}
