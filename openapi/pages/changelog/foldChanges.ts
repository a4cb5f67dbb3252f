import type {Change} from '../../model/changes';
import type {Markdown} from '../page';
import {say} from '../say';
import {changeWords} from './changeWords';

/** A change, and the number of fields that changed in the same way. */
export interface FoldedChange {
  readonly change: Change;
  readonly text: Markdown;
}

/** Maximum number of names in a line. Others are counted. */
const MOST = 6;

function namesOf(fields: readonly string[]): Markdown {
  const named = fields
    .slice(0, MOST)
    .map((field) => `\`${field}\``)
    .join(', ');
  return fields.length > MOST ? say('change.more', {fields: named, count: fields.length - MOST}) : named;
}

/** Changes of one operation or event. Fields with the same change share a line. */
export function foldChanges(changes: readonly Change[]): FoldedChange[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = JSON.stringify([change.impact, changeWords({...change, field: undefined}), change.field === undefined]);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].flatMap((alike) => {
    const [change] = alike;
    if (!change) return [];
    const fields = alike.flatMap(({field}) => field ?? []);
    if (fields.length < 2) return alike.map((one) => ({change: one, text: changeWords(one)}));
    const what = changeWords({...change, field: undefined});
    return [{change, text: say('change.fields', {what, count: fields.length, fields: namesOf(fields)})}];
  });
}
