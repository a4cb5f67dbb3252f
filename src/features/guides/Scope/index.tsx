import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Breakable} from '../Breakable';

/** A scope, known to the descriptions (plugins/guide-components); leads to what scopes are. */
export function Scope({name}: {readonly name: string}): ReactNode {
  return (
    <Link to="/docs/platform/api-basics/scopes/">
      <Breakable code={name} />
    </Link>
  );
}
