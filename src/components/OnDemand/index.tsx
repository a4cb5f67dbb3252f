import {type ComponentType, type PropsWithChildren, type ReactNode, useEffect, useId, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Fragment of the links that open the tool. */
  readonly id: string;
  readonly name: string;
  /** Loads the code of the tool. */
  readonly load: () => Promise<{readonly default: ComponentType}>;
  /** Sets `--tool-height`, the height that an open tool takes before its code is there. */
  readonly className?: string | undefined;
}

/** A tool in a guide: a sentence and a button, which loads the code. A link to its fragment opens it as well. */
export function OnDemand({id, name, load, className, children}: PropsWithChildren<Props>): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [Tool, setTool] = useState<ComponentType>();
  const [isFailed, setFailed] = useState(false);
  const {hash} = useLocation();
  const content = useId();
  const open = (): void => {
    setOpen(true);
    setFailed(false);
    load().then(
      (module) => setTool(() => module.default),
      () => setFailed(true),
    );
  };
  // Also when a visitor follows a link to the tool in the open page.
  useEffect(() => {
    if (hash === `#${id}`) open();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, id]);
  return (
    <section id={id} className={clsx(styles.tool, className)} aria-label={name} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <p>{children}</p>
        <button
          type="button"
          className="site-button"
          aria-expanded={isOpen}
          aria-controls={content}
          onPointerEnter={() => void load().catch(() => undefined)}
          onClick={() => (isOpen ? setOpen(false) : open())}>
          {isOpen ? translate({id: 'site.tool.close', message: 'Close'}) : name}
        </button>
      </div>
      <div id={content} className={styles.content} hidden={!isOpen}>
        {Tool ? <Tool /> : <Status isFailed={isFailed} retry={open} />}
      </div>
    </section>
  );
}

/** Shown in place of a tool that isn't loaded. */
function Status({isFailed, retry}: {readonly isFailed: boolean; readonly retry: () => void}): ReactNode {
  if (!isFailed) {
    return (
      <p role="status">
        <Translate id="site.tool.loading">Loading…</Translate>
      </p>
    );
  }
  return (
    <div role="alert">
      <p>
        <Translate id="site.tool.notLoaded">
          {"This tool couldn't be loaded. Check your network connection, then try again."}
        </Translate>
      </p>
      <button type="button" className="site-button" onClick={retry}>
        <Translate id="site.tool.again">Try again</Translate>
      </button>
    </div>
  );
}
