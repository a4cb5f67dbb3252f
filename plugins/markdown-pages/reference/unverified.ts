import type {Markdown} from '../../../openapi/pages/page';
import {inlineMarkdown} from '../markdown';
import {type Block, paragraph, text} from '../nodes';

/** A paragraph that says what is not confirmed; none where everything is. */
export const unverifiedMark = (what: Markdown | undefined): Block[] =>
  what === undefined ? [] : [paragraph(text('Unverified: '), ...inlineMarkdown(what))];
