import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import controls from '../controls.module.css';

/** Shown when the code of the sandbox can't be loaded. */
export const NotLoaded = (): ReactNode => (
  <p role="alert" className={controls.problem}>
    <Translate id="site.tryIt.sandbox.notLoaded.again">
      {"The sandbox couldn't be loaded. Check your network connection, then try again."}
    </Translate>
  </p>
);
