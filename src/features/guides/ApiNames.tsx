import type {PropsWithChildren, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Breakable} from '@site/src/components/Breakable';
import {Method} from '@site/src/components/Method';
import {guideUrls} from '@site/src/config/routes';

/** A scope, checked by the build (plugins/lib/guide-components), with a link to the guide about scopes. */
export const Scope = ({name}: {readonly name: string}): ReactNode => (
  <Link to={guideUrls.scopes}>
    <Breakable code={name} />
  </Link>
);

interface EventProps {
  readonly name: string;
  /** This is the target of links to the event. */
  readonly anchor?: boolean;
}

/** A webhook event, checked by the build (plugins/lib/guide-components), with a link to its payload. */
export const Event = ({name, anchor}: EventProps): ReactNode => (
  <Link id={anchor ? name : undefined} to={`${anchor ? '' : guideUrls.webhookEvents}#${name}`}>
    <Breakable code={name} />
  </Link>
);

/** A guide sets the ID. The build adds the rest (plugins/lib/guide-components). */
interface OperationProps {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly to: string;
}

/** A link to an operation with method and path, or with the guide's own text. */
export const OperationLink = ({method, path, to, children}: PropsWithChildren<OperationProps>): ReactNode => (
  <Link to={to}>
    {children ?? (
      <>
        <Method method={method} /> <Breakable code={path} />
      </>
    )}
  </Link>
);
