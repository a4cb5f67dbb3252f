/** @throws for an error, and for another text: a captive portal sends its own page with status 200 */
export async function readMarkdown(response: Response): Promise<string> {
  const text = await response.text();
  const isHtml = /html/i.test(response.headers.get('content-type') ?? '');
  // Every version begins with its front matter.
  if (response.ok && !isHtml && text.startsWith('---\n')) return text;
  throw new Error(`${response.url} returned ${String(response.status)} and no Markdown.`);
}
