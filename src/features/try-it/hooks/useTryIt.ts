import {useEffect, useLayoutEffect, useMemo} from 'react';
import {useSiteSettings} from '@site/src/features/settings';
import type {SampleRequest} from '@site/src/features/samples/core/request';
import {sampleRequest} from '@site/src/features/samples/core/sampleRequest';
import {fieldErrors, replaced} from '../core/callState';
import {type FormProblems, NO_PROBLEMS, checkForm} from '../core/checkForm';
import type {LoadedOperation} from '../core/operation';
import {idsFor} from '../core/knownIds';
import type {Field} from '../core/fields';
import {forgetIds, idsOf} from '../knownIdStore';
import {useCall} from './useCall';
import {useCredential} from './useCredential';
import {useDraft, useForm} from './useDraft';
import {useSend} from './useSend';
import {useTarget} from './useTarget';
import {useVisitNotice} from './useVisitNotice';

export function useTryIt(loaded: LoadedOperation, isShown: boolean) {
  const {operation, server} = loaded;
  const {apiUrl} = useSiteSettings();
  const call = useCall();
  const credential = useCredential();
  const hasKey = credential.typed !== '';
  const state = useDraft(`draft.${loaded.version}/${operation.operationId}`, loaded, hasKey);
  const route = useTarget(loaded, {...{apiUrl, state, isShown}, hasCredential: hasKey || credential.isLoggedIn});
  const {target} = route;
  const form = useForm(loaded, state, target);
  const {arrivals, body, draft, input, isPristine} = form;
  const {change, drop, result} = call;
  // Before the browser paints, so that nothing of one target is ever next to the other.
  useLayoutEffect(drop, [drop, target]);
  useEffect(() => change(replaced), [change, arrivals]);
  const errors = useMemo(() => fieldErrors(result), [result]);
  const visitNotice = useVisitNotice(hasKey);
  const check = (): FormProblems => {
    const found = checkForm(loaded, draft.values, body);
    return {...found, areBlocking: found.areBlocking || (target === 'account' && credential.isMalformed)};
  };
  /** The samples of the build remain while the form is hidden and unchanged. */
  const isExample = isPristine && !isShown;
  const sample = useMemo<SampleRequest | undefined>(
    () => (isExample || body.kind === 'error' ? undefined : sampleRequest(operation, server, input)),
    [isExample, body.kind, operation, server, input],
  );
  return {
    ...{apiUrl, loaded, form, call, credential, errors, sample, route},
    offeredIds: (field: Field) => idsFor(field, operation, idsOf(target)),
    problems: call.showsProblems ? check() : NO_PROBLEMS,
    notice: visitNotice.notice,
    ...useSend(loaded, {apiUrl, call, credential, form, route, visitNotice, check}),
    /** Removes what the records of the sandbox led to, which no longer exist. */
    forget: (): void => {
      drop();
      forgetIds();
    },
    reset: (): void => {
      form.reset();
      change(replaced);
    },
    replaceBody: (text: string): void => {
      form.setBody(text);
      change(replaced);
    },
  };
}

export type TryIt = ReturnType<typeof useTryIt>;
