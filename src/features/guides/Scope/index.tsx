import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {guideUrls} from '@site/src/config/routes';
import {Breakable} from '../Breakable';

/** A scope, checked by the build (plugins/lib/guide-components), with a link to the guide about scopes. */
export function Scope({name}: {readonly name: string}): ReactNode {
  return (
    <Link to={guideUrls.scopes}>
      <Breakable code={name} />
    </Link>
  );
}
