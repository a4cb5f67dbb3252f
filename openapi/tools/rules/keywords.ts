import {z} from 'zod';
import type {Oas3Rule, UserContext} from '@redocly/openapi-core';

const FIELD = 'x-keywords';

const keywords = z
  .array(
    z
      .string('must be a string: put it in quotes')
      .regex(/^[^A-Z,]{2,40}$/, 'must be 2 to 40 characters in lowercase, without commas'),
    'must be a list, such as `[quota, throttling]`',
  )
  .min(1, 'are empty: add what people call this topic in other words')
  .max(30, 'must have at most 30 words')
  .refine((words) => new Set(words).size === words.length, 'must not repeat an entry');

/** Problems of a list of keywords, by which search finds a page: `[2] must have …`, or ` must have …` for the list. */
export const keywordListProblems = (list: unknown): string[] =>
  (keywords.safeParse(list).error?.issues ?? []).map(
    ({path, message}) => `${path.length === 0 ? '' : `[${path.join('.')}]`} ${message}`,
  );

function checkKeywords({[FIELD]: list}: {readonly [FIELD]?: unknown}, {report, location}: UserContext): void {
  if (list === undefined) return;
  for (const problem of keywordListProblems(list))
    report({message: `${FIELD}${problem}.`, location: location.child([FIELD])});
}

/** Requires keywords to be as those of guides. */
export const keywordRule: Oas3Rule = () => ({Tag: checkKeywords, Operation: checkKeywords});
