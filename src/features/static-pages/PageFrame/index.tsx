import {type PropsWithChildren, type ReactNode, useLayoutEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {TryItMount} from '@site/src/features/try-it';
import {startBehaviors} from '../behaviors';
import {FRAME} from '../core/readPage';

/**
 * The element that holds a page's content. While the site is built, and under `npm start`, React renders the content;
 * in the browser it is HTML that React leaves alone, so a long page costs no more script than a short one.
 */
export function PageFrame({html, children}: PropsWithChildren<{readonly html?: string}>): ReactNode {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const history = useHistory();
  // In the same task that shows the page: a passive effect would lose a click that comes right after.
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
