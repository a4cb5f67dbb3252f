import {type ComponentType, type PropsWithChildren, type ReactNode, Suspense, lazy, useEffect, useState} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

interface Props {
  /** Fragment of the links that open the tool. */
  readonly id: string;
  readonly name: string;
  readonly load: () => Promise<{readonly default: ComponentType}>;
}

/** A tool in a guide: a sentence and a button, which loads the code. A link to its fragment opens it as well. */
export function OnDemand({id, name, load, children}: PropsWithChildren<Props>): ReactNode {
  // The build finds dead links.
  useBrokenLinks().collectAnchor(id);
  const [chosen, setOpen] = useState<boolean>();
  const {hash} = useLocation();
  // The HTML of the build has no fragment.
  const isBrowser = useIsBrowser();
  const isLinked = isBrowser && hash === `#${id}`;
  const isOpen = chosen ?? isLinked;
  // The script in the head makes room only until the tool does so itself (page-loading/core/headScript).
  useEffect(() => {
    if (isBrowser) delete document.documentElement.dataset.fragment;
  }, [isBrowser]);
  return (
    <section id={id} className={clsx('site-frame', styles.tool)} aria-label={name} data-open={isOpen}>
      <div className={clsx('site-bar', styles.head)}>
        <p>
          {children}{' '}
          <noscript>
            <Translate>This tool needs JavaScript.</Translate>
          </noscript>
        </p>
        <button
          type="button"
          className="site-button needs-script"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}>
          {isOpen ? translate({message: 'Close'}) : name}
        </button>
      </div>
      {isOpen && <Loaded load={load} />}
    </section>
  );
}

/** The tool, which is loaded when this is mounted: again each time, so that a failure isn't final. */
function Loaded({load}: Pick<Props, 'load'>): ReactNode {
  const [Component] = useState(() => lazy(() => load().catch(() => ({default: NotLoaded}))));
  return (
    <Suspense fallback={<Loading />}>
      <Component />
    </Suspense>
  );
}

const NotLoaded = (): ReactNode => (
  <p role="alert">
    <Translate>
      {
        "This tool couldn't be loaded. Check your network connection, then close it and open it again, or reload the page."
      }
    </Translate>
  </p>
);

const Loading = (): ReactNode => (
  <p role="status">
    <Translate>Loading…</Translate>
  </p>
);
