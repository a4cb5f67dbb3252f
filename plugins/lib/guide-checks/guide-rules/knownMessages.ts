import {isKnownMessage, messagesIn} from '../../../../openapi/model/errorMessages';
import {parsedJson} from '../../../../src/utils/parsedJson';
import type {GuideRule, Part} from './guide';
import {type JsonFence, claimOf, jsonFencesIn} from './jsonFences';

interface Quote {
  readonly line: number;
  readonly text: string;
  readonly status?: number;
}

/** Words that make a sentence of code in backticks: plain words, one of them a verb or adjective that messages have. */
const WORDS = /^[\w'(),.…-]+( [\w'(),.…-]+)+$/;
const SAYS = /\b(is|are|was|has|have|does|do|must|can|cannot|could|required|invalid|exceeded|expired|no)\b/i;

/** The messages that code in backticks quotes: a body of an error, or a sentence. */
function quotedMessages(code: string): string[] {
  if (code.startsWith('{')) return messagesIn(parsedJson(code));
  return WORDS.test(code) && SAYS.test(code) ? [code] : [];
}

/** The messages in the body of an error that a code block shows. What isn't JSON is reported on its own. */
function messagesOfFence({line, meta, text}: JsonFence): Quote[] {
  try {
    const status = Number(claimOf(meta)?.status);
    return status >= 400 ? messagesIn(JSON.parse(text)).map((words) => ({line, text: words, status})) : [];
  } catch {
    return [];
  }
}

const messagesOfCode = ({node, line}: Part): Quote[] =>
  node.type === 'inlineCode' ? quotedMessages(node.value).map((text) => ({line, text})) : [];

/** Messages of errors in a guide or a description that the API isn't known to send. */
export const knownMessages: GuideRule = {
  id: 'known-messages',
  description: 'Messages of errors are in `openapi/model/errorMessages.ts`',
  check: (guide) =>
    [...jsonFencesIn(guide).flatMap(messagesOfFence), ...guide.parts.flatMap(messagesOfCode)]
      .filter(({text, status}) => !isKnownMessage(text, status))
      .map(({line, text}) => ({
        line,
        message: `No known error has the message "${text}". Correct it, or add it to openapi/model/errorMessages.ts with its source.`,
      })),
};
