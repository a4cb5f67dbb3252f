import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** A scope, known to the descriptions (plugins/guide-components); leads to what scopes are. */
export function Scope({name}: {readonly name: string}): ReactNode {
  return (
    <Link to="/docs/platform/api-basics/scopes/">
      <code>{name}</code>
    </Link>
  );
}
