/** The first sentence of a Markdown text, without its markup. */
export function firstSentence(markdown: string): string {
  const [first = ''] = /^[^]*?[.!?](?=\s|$)|^[^]+/.exec(markdown.trim()) ?? [];
  return first
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ');
}
