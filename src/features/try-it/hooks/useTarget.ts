import {useEffect, useMemo, useState} from 'react';
import {preloadSandbox} from '@site/src/features/sandbox';
import {isPlaceholder} from '@site/src/features/settings/core/isSet';
import {readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import type {LoadedOperation} from '../core/operation';
import {type Target, TARGETS, readTarget} from '../core/target';
import type {DraftState} from './useDraft';

const ITEM = 'target';

/** What the key of the sandbox allows. */
export interface SandboxAccess {
  /** Whether requests have the key. */
  readonly hasKey: boolean;
  readonly scopes: readonly string[];
}

export interface TargetState {
  readonly target: Target;
  readonly choose: (target: Target) => void;
  /** Targets of the operation: the sandbox has only API 2.0, and the account needs the URL of an API. */
  readonly targets: readonly Target[];
  readonly access: SandboxAccess;
  readonly changeAccess: (access: SandboxAccess) => void;
}

interface Context {
  readonly apiUrl: string;
  readonly state: Pick<DraftState, 'draft' | 'arrivals'>;
  /** Whether the visitor has a login or a key. */
  readonly hasCredential: boolean;
  readonly isShown: boolean;
}

/**
 * Where the form sends its requests: what a link or the visitor chose, else the account of a visitor with a credential. A form
 * that once had a credential doesn't change to the sandbox when that ends.
 */
export function useTarget(loaded: LoadedOperation, {apiUrl, state, hasCredential, isShown}: Context): TargetState {
  const {draft, arrivals} = state;
  const [choice, choose] = useState(() => draft.target ?? readTarget(readVisitorItem(ITEM)));
  const [arrived, setArrived] = useState(arrivals);
  if (arrivals !== arrived) {
    setArrived(arrivals);
    if (draft.target) choose(draft.target);
  }
  const [hadCredential, setHad] = useState(hasCredential);
  if (hasCredential && !hadCredential) setHad(true);
  useEffect(() => {
    if (choice) writeVisitorItem(ITEM, choice);
  }, [choice]);
  const isIn = {sandbox: loaded.version === 'v2', account: !isPlaceholder(apiUrl)};
  const targets = TARGETS.filter((one) => isIn[one]);
  const wanted = choice ?? (hadCredential ? 'account' : 'sandbox');
  const target = targets.includes(wanted) ? wanted : (targets[0] ?? 'account');
  useEffect(() => {
    if (isShown && target === 'sandbox') preloadSandbox();
  }, [isShown, target]);
  const scopes = useMemo(() => (loaded.operation['x-scopes'] ?? []).map(({scope}) => scope), [loaded]);
  const [access, changeAccess] = useState<SandboxAccess>({hasKey: true, scopes});
  return {target, choose, targets, access, changeAccess};
}
