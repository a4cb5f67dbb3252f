import type {Unverified} from '../../../openapi/pages/page';
import {inlineMarkdown} from '../markdown';
import {type Block, type Phrasing, paragraph, text} from '../nodes';

/** What is not confirmed, as part of a line. */
export const unverifiedWords = ({what}: Unverified): Phrasing[] => [text('Unconfirmed: '), ...inlineMarkdown(what)];

/** A paragraph that says what is not confirmed; none where everything is. */
export const unverifiedMark = (point: Unverified | undefined): Block[] =>
  point === undefined ? [] : [paragraph(...unverifiedWords(point))];
