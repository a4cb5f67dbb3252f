import {type ComponentType, type ReactNode, Suspense, lazy, useMemo, useState} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {useFormHistory} from '../hooks/useFormHistory';
import type {TryItProps} from '../TryIt';
import {loadCode, useToggles} from './useToggles';
import styles from './styles.module.css';

/** Renders try-it into the workbench of an operation page, with the site's providers. */
export function TryItMount({page}: {readonly page: HTMLElement | null}): ReactNode {
  const bench = useMemo(() => page?.querySelector<HTMLElement>('[data-try-it]'), [page]);
  return page && bench && <TryItInBench page={page} bench={bench} />;
}

interface BenchProps {
  readonly page: HTMLElement;
  readonly bench: HTMLElement;
}

/** The form of the operation of a bench. Its code is a separate chunk. */
const lazyForm = ({version = '', operation = ''}: DOMStringMap, failed: ReactNode) =>
  lazy(async (): Promise<{default: ComponentType<Omit<TryItProps, 'loaded'>>}> => {
    try {
      const {TryIt, fetchOperation} = await loadCode();
      const loaded = await fetchOperation(version, operation);
      return {default: (props) => <TryIt {...props} loaded={loaded} />};
    } catch {
      return {default: () => failed};
    }
  });

/** Hover or focus of a button loads the code. A click shows or hides the form, or adds a field to it. */
function TryItInBench({page, bench}: BenchProps): ReactNode {
  const {isShown, wasShown, isClicked, wanted, open, close} = useToggles(page, bench);
  const load = () => lazyForm(bench.dataset, <Failed retry={() => setForm(load)} />);
  const [Form, setForm] = useState(load);
  useFormHistory(isShown, open, close);
  const panel = bench.querySelector<HTMLElement>('[data-try-it-panel]');
  const tabs = bench.querySelector<HTMLElement>('[data-try-it-tabs]');
  if (!panel || !tabs || !wasShown) return null;
  return createPortal(
    <ErrorBoundary fallback={({tryAgain}) => <Failed retry={tryAgain} />}>
      <Suspense fallback={<Loading />}>
        <Form {...{page, bench, tabs, isClicked, isShown, wanted, close}} />
      </Suspense>
    </ErrorBoundary>,
    panel,
  );
}

const Loading = (): ReactNode => (
  <p role="status" className={styles.message}>
    <Translate id="site.tryIt.loading">Loading the form…</Translate>
  </p>
);

/** Shown when the form can't be loaded or crashes. */
function Failed({retry}: {readonly retry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.message}>
      <p>
        <Translate id="site.tryIt.notLoaded">
          {"Try it couldn't be loaded. Check your network connection, then try again."}
        </Translate>
      </p>
      <button type="button" className="site-button" onClick={retry}>
        <Translate id="site.tryIt.again">Try again</Translate>
      </button>
    </div>
  );
}
