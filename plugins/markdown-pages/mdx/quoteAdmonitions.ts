/** A guide whose admonitions (`:::note[Title]` to `:::`) are quotes with a title: plain Markdown knows no others. */
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
