import {parseDocument} from 'yaml';

interface FrontMatter {
  readonly title?: string;
  readonly title_meta?: string;
  readonly description?: string;
  /** As the author wrote them. */
  readonly keywords?: unknown;
  /** Resources that a guide covers, by ID of the API version, the most relevant first. */
  readonly resources?: Readonly<Partial<Record<string, readonly string[]>>>;
}

/**
 * The front matter of a handwritten page.
 * @throws with file, line and fix when it is not valid YAML
 */
export function frontMatterOf(file: string, mdx: string): FrontMatter {
  const [, block = ''] = /^---\n([^]*?)\n---/.exec(mdx) ?? [];
  const document = parseDocument(block);
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 0) + 1;
    const [problem = ''] = error.message.split(' at line ');
    throw new Error(
      `${file}:${String(line)} The front matter is not valid YAML: ${problem}. Correct it, or put the value in quotes.`,
    );
  }
  return (document.toJS() ?? {}) as FrontMatter;
}
