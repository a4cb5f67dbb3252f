import {parseDocument} from 'yaml';
import * as z from 'zod';
import {apiVersions} from '../../../src/config/apiVersions';

const notText = 'must be text. Put it in quotes';
const words = z
  .string(notText)
  .trim()
  .regex(/^\P{Cc}+$/u, 'is empty, or has a line break or another control character. Correct it, or remove it');
const text = words.optional();
const names = 'must list resources by version, such as {v2: [People]}. Correct it';

const frontMatter = z.looseObject(
  {
    title: words.max(80, 'has more than 80 characters. Shorten it').optional(),
    title_meta: text,
    description: text,
    /** As the author wrote them. */
    keywords: z.unknown().optional(),
    /** Resources that a guide covers, by ID of the API version, the most relevant first. */
    resources: z
      .partialRecord(z.enum(apiVersions.map(({id}): string => id)), z.array(z.string(names), names), names)
      .optional(),
    sidebar_label: text,
    sidebar_position: z.number('must be a number. Correct it').optional(),
    slug: z.undefined('is the file name. Remove slug, or rename the file').optional(),
    hide_table_of_contents: z.boolean('must be true or false. Correct it').optional(),
  },
  'The front matter has no fields. Write each as `field: value`',
);

/** Fields of front matter. Docusaurus ignores others, such as a misspelled one. */
export const FIELDS = Object.keys(frontMatter.shape).filter((field) => field !== 'slug');

export type FrontMatter = Readonly<z.infer<typeof frontMatter>>;

/** Front matter by its text, because each list of guides reads that of all guides. */
const known = new Map<string, FrontMatter>();

/** The front matter of a handwritten page. @throws with file, line and fix when it is not valid YAML, or a value has another type */
export function frontMatterOf(file: string, mdx: string): FrontMatter {
  const [, block = ''] = /^---\n([^]*?)\n---/.exec(mdx) ?? [];
  const before = known.get(block);
  if (before) return before;
  const document = parseDocument(block);
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 0) + 1;
    const [problem = ''] = error.message.split(' at line ');
    throw new Error(
      `${file}:${String(line)} The front matter is not valid YAML: ${problem}. Correct it, or put the value in quotes.`,
    );
  }
  const read = frontMatter.safeParse(document.toJS() ?? {});
  if (read.success) {
    known.set(block, read.data);
    return read.data;
  }
  const problems = read.error.issues.map(({path: [field = ''], message}) => {
    const line = mdx.split('\n').findIndex((words) => words.startsWith(`${String(field)}:`)) + 1;
    return `${file}:${String(line || 1)} ${`${String(field)} ${message}`.trim()}.`;
  });
  throw new Error(problems.join('\n'));
}
