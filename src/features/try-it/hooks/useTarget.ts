import {useEffect, useState} from 'react';
import {preloadSandbox} from '@site/src/features/sandbox';
import {isPlaceholder} from '@site/src/features/settings/core/isSet';
import {mapVisitorItems, onVisitEnd, readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import {type Draft, type Target, TARGETS, accountDraft, draftText, readDraft, readTarget} from '../core/draft';
import type {LoadedOperation} from '../core/operation';
import type {DraftState} from './useDraft';

const ITEM = 'target';

interface Context {
  readonly apiUrl: string;
  readonly state: Pick<DraftState, 'draft' | 'arrivals' | 'change'>;
  /** Whether the visitor has a login or a key. */
  readonly hasCredential: boolean;
  readonly isShown: boolean;
}

/**
 * Where the form sends its requests: what a link to it says, what the visitor chose or last sent to, else the account of a
 * visitor with a credential. A form that once had a credential doesn't change to the sandbox when that ends.
 */
export function useTarget(loaded: LoadedOperation, {apiUrl, state, hasCredential, isShown}: Context) {
  const {draft, arrivals, change} = state;
  const [choice, setChoice] = useState(() => draft.target ?? readTarget(readVisitorItem(ITEM)));
  const [arrived, setArrived] = useState(arrivals);
  if (arrivals !== arrived) {
    setArrived(arrivals);
    if (draft.target) setChoice(draft.target);
  }
  const [hadCredential, setHad] = useState(hasCredential);
  if (hasCredential && !hadCredential) setHad(true);
  const keep = (next: Target): void => {
    const before = readVisitorItem(ITEM) ?? (hadCredential ? 'account' : 'sandbox');
    // IDs of the sandbox in other forms must not reach the account either.
    if (next === 'account' && before === 'sandbox')
      mapVisitorItems('draft.', (text) => draftText({...accountDraft(readDraft(text)), target: undefined}));
    setChoice(next);
    writeVisitorItem(ITEM, next);
  };
  /** The form before the change to the account removed IDs from it. */
  const [withIds, setWithIds] = useState<Draft>();
  useEffect(() => onVisitEnd(() => setWithIds(undefined)), []);
  const putIdsBack = (): void => {
    if (!withIds) return;
    const {body: without} = accountDraft(withIds);
    change((now) => ({
      ...now,
      values: {...withIds.values, ...now.values},
      body: now.body === without ? withIds.body : now.body,
    }));
    setWithIds(undefined);
  };
  const choose = (next: Target): void => {
    const kept = accountDraft(draft);
    const hasIds = kept.body !== draft.body || Object.keys(kept.values).length < Object.keys(draft.values).length;
    if (next === 'sandbox') putIdsBack();
    else if (hasIds) {
      change(() => kept);
      setWithIds(draft);
    }
    change((now) => ({...now, target: undefined}));
    keep(next);
  };
  // The sandbox has only API 2.0, and the account needs the URL of an API.
  const isIn = {sandbox: loaded.version === 'v2', account: !isPlaceholder(apiUrl)};
  const targets = TARGETS.filter((one) => isIn[one]);
  const wanted = choice ?? (hadCredential ? 'account' : 'sandbox');
  const target = targets.includes(wanted) ? wanted : (targets[0] ?? 'account');
  useEffect(() => {
    if (isShown && target === 'sandbox') preloadSandbox();
  }, [isShown, target]);
  /** Whether requests to the sandbox have its key, and what it allows. */
  const [access, changeAccess] = useState({hasKey: true, scopes: [...loaded.scopes, ...loaded.fieldScopes]});
  /** A login doesn't change the target of a visitor who has sent to the other one. */
  const stay = (): void => keep(target);
  return {target, choose, stay, targets, access, changeAccess, putIdsBack: withIds && putIdsBack};
}
