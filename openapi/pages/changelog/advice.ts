import type {Change} from '../../model/changes';
import {type MessageId, say} from '../formatMessage';
import type {Markdown} from '../page';

/** What callers do about a change of a whole operation, event, part or field. */
function onWhole({action, part, required}: Change, isOutput: boolean): MessageId {
  if (!part) return action === 'remove' ? 'advice.gone' : 'advice.new';
  if (action === 'remove') return isOutput ? 'advice.dontRead' : 'advice.dontSend';
  if (isOutput) return 'advice.canRead';
  return required ? 'advice.send' : 'advice.canSend';
}

/** Keywords whose change has its own advice: for what callers read, and for what they send. */
const ON_KEYWORDS: Readonly<Record<string, readonly [read: MessageId, sent: MessageId]>> = {
  type: ['advice.readType', 'advice.sendType'],
  enum: ['advice.readValues', 'advice.sendValues'],
  required: ['advice.missing', 'advice.send'],
  'x-scopes': ['advice.scopes', 'advice.scopes'],
  servers: ['advice.servers', 'advice.servers'],
};

function idOf(change: Change): MessageId | undefined {
  const {keyword, impact, action, part} = change;
  const isOutput = part?.in === 'response' || part?.in === 'delivery';
  if (keyword === undefined) return onWhole(change, isOutput);
  if (keyword === 'deprecated' && action !== 'remove') return 'advice.deprecated';
  if (keyword.startsWith('x-rate-limit-cost')) return 'advice.cost';
  if (impact === 'compatible') return undefined;
  return ON_KEYWORDS[keyword]?.[isOutput ? 0 : 1] ?? 'advice.compare';
}

/** What callers do about changes, each sentence once. */
export function adviceOn(changes: readonly Change[], isCorrection: boolean): Markdown[] {
  if (isCorrection) return [say('advice.correction')];
  const ids = new Set(changes.flatMap((change) => idOf(change) ?? []));
  return ids.size > 0 ? [...ids].map((id) => say(id)) : [say('advice.nothing')];
}
