import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {guideUrls} from '@site/src/config/routes';
import {Breakable} from '../Breakable';

interface Props {
  readonly name: string;
  /** This is the anchor that mentions of the event lead to. */
  readonly anchor?: boolean;
}

/** A webhook event, known to the descriptions (plugins/guide-components); leads to what it delivers. */
export function Event({name, anchor}: Props): ReactNode {
  const code = <Breakable code={name} />;
  if (!anchor) return <Link to={`${guideUrls.webhookEvents}#${name}`}>{code}</Link>;
  return (
    <Link id={name} to={`#${name}`}>
      {code}
    </Link>
  );
}
