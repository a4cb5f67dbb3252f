import {parseDocument} from 'yaml';
import {keywordListProblems} from '../../../openapi/tools/rules/keywords';

const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

/** Problems of the keywords of a guide, by which search finds it, given its text. A page without a title is a partial. */
export function keywordProblems(mdx: string): string[] {
  const yaml = parseDocument(FRONT_MATTER.exec(mdx)?.[1] ?? '');
  // Front matter that is not YAML is another problem.
  if (yaml.errors.length > 0) return [];
  const front = (yaml.toJS() ?? {}) as {readonly title?: unknown; readonly keywords?: unknown};
  if (front.title === undefined) return [];
  if (front.keywords === undefined) return ['keywords: add a list of what people call this topic in other words'];
  return keywordListProblems(front.keywords).map((problem) => `keywords${problem}`);
}
