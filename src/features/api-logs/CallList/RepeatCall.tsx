import {type ComponentType, type ReactNode, type RefObject, Suspense, lazy, useRef, useState} from 'react';
import Translate from '@docusaurus/Translate';
import {versionAt} from '@site/src/config/apiVersions';
import type {LoggedCall} from '@site/src/features/call-log/core/callLog';
import {ResponseSide} from './Exchange';

/** Loads the operation of a call, and sends the call again. */
const sending = (call: LoggedCall, button: RefObject<HTMLButtonElement>): ComponentType =>
  lazy<ComponentType>(async () => {
    try {
      const {loadParts} = await import('@site/src/features/try-it');
      const {Repeat, fetchOperation} = await loadParts();
      const {id = 'v2', baseUrl = ''} = versionAt(call.page) ?? {};
      const loaded = await fetchOperation(id, call.page.slice(baseUrl.length, -1));
      const focusSend = (): void => button.current?.focus();
      return {
        default: () => (
          <Repeat {...{call, loaded, focusSend}}>{(again) => <ResponseSide call={again} isRepeated />}</Repeat>
        ),
      };
    } catch {
      return {default: NotLoaded};
    }
  });

const NotLoaded = (): ReactNode => (
  <p role="alert">
    <Translate>{"The call couldn't be repeated. Check your network connection, then try again."}</Translate>
  </p>
);

/** Whether the list has all of a call. One without a value that looks secret would be another call. */
const isWhole = ({request, isPartial = false}: LoggedCall): boolean =>
  !isPartial && (!request || (request.text !== undefined && request.isPartial !== true && request.isForm !== true));

/** Sends a call again, and shows its new response. The new call is also the first of the list. */
export function useRepeatedCall(call: LoggedCall): {readonly button: ReactNode; readonly response: ReactNode} {
  const button = useRef<HTMLButtonElement>(null);
  const [Sending, setSending] = useState<ComponentType>();
  if (!isWhole(call)) return {button: null, response: null};
  return {
    button: (
      <button
        ref={button}
        type="button"
        className="site-button"
        onClick={() => setSending(() => sending(call, button))}>
        <Translate>Repeat</Translate>
      </button>
    ),
    response: Sending && (
      <Suspense fallback={null}>
        <Sending />
      </Suspense>
    ),
  };
}
