import type {Item, Lanes, Sequence} from './parse';
import {escapeHtml} from '../../../../src/utils/escapeHtml';

const stepOf =
  (lanes: Lanes) =>
  (item: Item): string => {
    if (item.kind === 'block') return `<li><b>${escapeHtml(item.text)}</b>${listOf(item.items, lanes)}</li>`;
    const [from = '', to = ''] = [lanes[item.from], lanes[item.to]].map((lane) => escapeHtml(lane ?? ''));
    return `<li><b>${from === to ? from : `${from} → ${to}`}</b> ${escapeHtml(item.text)}</li>`;
  };

const listOf = (items: readonly Item[], lanes: Lanes): string => `<ol>${items.map(stepOf(lanes)).join('')}</ol>`;

/** A sequence as a list of steps, for narrow screens. */
export const sequenceSteps = ({lanes, items}: Sequence): string => listOf(items, lanes);
