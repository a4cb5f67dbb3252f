import {UNCONFIRMED} from '../../../../openapi/model/unverified';
import type {Unverified} from '../../../../openapi/pages/page';
import {inlineMarkdown} from '../../markdown/markdown';
import {type Block, type Phrasing, paragraph, text} from '../../markdown/nodes';

/** An unconfirmed point as part of a line. */
export const unverifiedWords = ({what}: Unverified): Phrasing[] => [text(`${UNCONFIRMED}: `), ...inlineMarkdown(what)];

/** A paragraph about an unconfirmed point, if any. */
export const unverifiedMark = (point: Unverified | undefined): Block[] =>
  point === undefined ? [] : [paragraph(...unverifiedWords(point))];
