import {type PropsWithChildren, type ReactNode, useLayoutEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {TryItMount} from '@site/src/features/try-it';
import {startBehaviors} from '../behaviors';
import {FRAME} from '../core/readPage';

/**
 * The container of a page's content. React renders the content on the server and with `npm start`. In browsers it is static
 * HTML, so the length of a page doesn't affect scripts.
 */
export function PageFrame({html, children}: PropsWithChildren<{readonly html?: string}>): ReactNode {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const history = useHistory();
  // In the same task that shows the page, because a passive effect could miss a click right after navigation.
  useLayoutEffect(() => {
    const go = (to: string): void => {
      history.push(to);
    };
    return frame ? startBehaviors(frame, go) : undefined;
  }, [history, frame]);
  const mark = {[FRAME]: ''};
  return (
    <>
      {html === undefined ? (
        <div ref={setFrame} {...mark}>
          {children}
        </div>
      ) : (
        <div ref={setFrame} {...mark} suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />
      )}
      <TryItMount page={frame} />
    </>
  );
}
