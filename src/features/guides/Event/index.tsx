import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {guideUrls} from '@site/src/config/routes';
import {Breakable} from '../Breakable';

interface Props {
  readonly name: string;
  /** This is the target of links to the event. */
  readonly anchor?: boolean;
}

/** A webhook event, checked by the build (plugins/lib/guide-components), with a link to its payload. */
export function Event({name, anchor}: Props): ReactNode {
  const code = <Breakable code={name} />;
  if (!anchor) return <Link to={`${guideUrls.webhookEvents}#${name}`}>{code}</Link>;
  return (
    <Link id={name} to={`#${name}`}>
      {code}
    </Link>
  );
}
