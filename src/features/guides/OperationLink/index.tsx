import type {PropsWithChildren, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Method} from '@site/src/components/Method';
import {Breakable} from '../Breakable';

/** A guide sets the ID. The build adds the rest (plugins/lib/guide-components). */
interface Props {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly to: string;
}

/** A link to an operation with method and path, or with the guide's own text. */
export function OperationLink({method, path, to, children}: PropsWithChildren<Props>): ReactNode {
  if (children) return <Link to={to}>{children}</Link>;
  return (
    <Link to={to}>
      <Method method={method} /> <Breakable code={path} />
    </Link>
  );
}
