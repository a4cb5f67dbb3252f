import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {guideUrls} from '@site/src/config/routes';
import {Breakable} from '../Breakable';

/** A scope, known to the descriptions (plugins/guide-components); leads to what scopes are. */
export function Scope({name}: {readonly name: string}): ReactNode {
  return (
    <Link to={guideUrls.scopes}>
      <Breakable code={name} />
    </Link>
  );
}
