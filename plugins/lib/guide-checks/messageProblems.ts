import {isKnownMessage, messagesIn} from '../../../openapi/model/errorMessages';
import {type JsonFence, type LineProblem, claimOf, jsonFencesIn, withoutFences} from './jsonFences';

interface Quote {
  readonly line: number;
  readonly text: string;
  readonly status?: number;
}

/** Words that make a sentence of code in backticks: plain words, one of them a verb or adjective that messages have. */
const WORDS = /^[\w'(),.…-]+( [\w'(),.…-]+)+$/;
const SAYS = /\b(is|are|was|has|have|does|do|must|can|cannot|could|required|invalid|exceeded|expired|no)\b/i;
const CODE = /(`+)(?!`)([^`]+)\1(?!`)/g;

/** The messages that code in backticks quotes: a body of an error, or a sentence. */
export function quotedMessages(code: string): string[] {
  if (!code.startsWith('{')) return WORDS.test(code) && SAYS.test(code) ? [code] : [];
  try {
    return messagesIn(JSON.parse(code));
  } catch {
    return [];
  }
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

function messagesOfProse(markdown: string): Quote[] {
  const prose = withoutFences(markdown);
  return [...prose.matchAll(CODE)].flatMap(({2: code = '', index}) =>
    quotedMessages(code).map((text) => ({line: prose.slice(0, index).split('\n').length, text})),
  );
}

/** Messages of errors in a guide or a description that the API isn't known to send. */
export const messageProblems = (markdown: string): LineProblem[] =>
  [...jsonFencesIn(markdown).flatMap(messagesOfFence), ...messagesOfProse(markdown)]
    .filter(({text, status}) => !isKnownMessage(text, status))
    .map(({line, text}) => ({
      line,
      message: `No known error has the message "${text}". Correct it, or add it to openapi/model/errorMessages.ts with its source.`,
    }));
