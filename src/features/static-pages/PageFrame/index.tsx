import {type PropsWithChildren, type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {TryItMount} from '@site/src/features/try-it';
import {startBehaviors} from '../behaviors';
import {FRAME} from '../pageStore';

/** React renders the content in the build. Browsers get it as HTML, so its length doesn't affect scripts. */
export function PageFrame({html, children}: PropsWithChildren<{readonly html?: string}>): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const history = useHistory();
  // In the same task that shows the page, because a passive effect could miss a click right after navigation. Before the
  // router scrolls, because the behaviors change the page's height.
  useLayoutEffect(() => {
    setFrame(container.current);
    return container.current ? startBehaviors(container.current, history) : undefined;
  }, [history]);
  const content = html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};
  return (
    <>
      <div ref={container} {...{[FRAME]: ''}} suppressHydrationWarning {...content} />
      <TryItMount page={frame} />
    </>
  );
}
