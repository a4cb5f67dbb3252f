import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {IslandProps} from '@site/src/features/islands/registry';
import controls from '../controls.module.css';
import {useOperation} from '../hooks/useOperation';
import {Panel} from './Panel';

/** Try-it on the page of an operation: the form as soon as the description of the operation is loaded. */
export default function TryIt({data, frame, opened, shown}: IslandProps): ReactNode {
  const [loaded, again] = useOperation(data.version ?? '', data.operation ?? '');
  if (loaded === 'loading') {
    return (
      <p role="status">
        <Translate id="site.tryIt.loading">Loading the form…</Translate>
      </p>
    );
  }
  if (loaded === 'failed') {
    return (
      <div role="alert" className={controls.bar}>
        <Translate id="site.tryIt.loadFailed">The form could not be loaded. Check your connection.</Translate>
        <button type="button" className={controls.quiet} onClick={again}>
          <Translate id="site.islands.again">Try again</Translate>
        </button>
      </div>
    );
  }
  return <Panel loaded={loaded} frame={frame} opened={opened} shown={shown} />;
}
