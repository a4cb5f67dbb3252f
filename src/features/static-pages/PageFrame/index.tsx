import {type PropsWithChildren, type ReactNode, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import {startBehaviours} from '../behaviours';
import {FRAME} from '../core/readPage';

/**
 * The element that holds a page's content. While the site is built, and under `npm start`, React renders the content;
 * in the browser it is HTML that React leaves alone, so a long page costs no more script than a short one.
 */
export function PageFrame({html, children}: PropsWithChildren<{readonly html?: string}>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const {push} = useHistory();
  useEffect(() => (frame.current ? startBehaviours(frame.current, push) : undefined), [push]);
  const mark = {[FRAME]: ''};
  return html === undefined ? (
    <div ref={frame} {...mark}>
      {children}
    </div>
  ) : (
    <div ref={frame} {...mark} suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />
  );
}
