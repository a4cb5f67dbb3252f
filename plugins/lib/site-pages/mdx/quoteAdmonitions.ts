/** Turns admonitions (`:::note[Title]` to `:::`) into quotes with a title, because plain Markdown has none. */
export function quoteAdmonitions(mdx: string): string {
  let fence: string | undefined;
  let quoted = false;
  const lines = mdx.split('\n').map((line) => {
    const [mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined && (fence === undefined || mark.trim() === fence)) fence = fence ? undefined : mark.trim();
    const admonition = fence === undefined ? /^:::(?<kind>\w*)(?:\[(?<title>.*)\])?\s*$/.exec(line)?.groups : undefined;
    if (!admonition) return quoted ? `> ${line}`.trimEnd() : line;
    const {kind = '', title} = admonition;
    quoted = kind !== '';
    return quoted ? `> **${title ?? kind.replace(/^./, (letter) => letter.toUpperCase())}**\n>` : '';
  });
  return lines.join('\n');
}
