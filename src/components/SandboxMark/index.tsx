import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Marks what comes from the sandbox in the page and not from the API. */
export function SandboxMark(): ReactNode {
  return (
    <span className="site-chip text-caution" data-sandbox-mark>
      <Translate>Sandbox</Translate>
    </span>
  );
}
