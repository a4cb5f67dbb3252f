import {parseDocument} from 'yaml';
import {z} from 'zod';

const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

const keywords = z
  .array(z.string().regex(/^[^A-Z,]{2,40}$/, 'must be 2 to 40 characters in lower case, without commas'))
  .min(1, 'are empty: add what people call this topic in other words')
  .max(30, 'must have at most 30 words')
  .refine((words) => new Set(words).size === words.length, 'must have each word once');

/** Problems of the keywords of a guide, by which search finds it, given its text. A page without a title is a partial. */
export function keywordProblems(mdx: string): string[] {
  const yaml = parseDocument(FRONT_MATTER.exec(mdx)?.[1] ?? '');
  // Front matter that is not YAML is another problem.
  if (yaml.errors.length > 0) return [];
  const front = (yaml.toJS() ?? {}) as {readonly title?: unknown; readonly keywords?: unknown};
  if (front.title === undefined) return [];
  if (front.keywords === undefined) return ['keywords: add a list of what people call this topic in other words'];
  const result = keywords.safeParse(front.keywords);
  return result.success
    ? []
    : result.error.issues.map(
        ({path, message}) => `keywords${path.length === 0 ? '' : `[${path.join('.')}]`} ${message}`,
      );
}
