import type {ReactNode} from 'react';
import Original from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import {landingPages} from '@site/src/config/routes';
import LandingPage from '@site/src/theme/MDXPage/LandingPage';

const FRAMED: readonly string[] = Object.values(landingPages);

/** Landing pages have the layout of guides. API Logs has the full width. */
export default function MDXPage(props: Props): ReactNode {
  // Without the slash at its end.
  const isFramed = FRAMED.includes(`${props.content.metadata.permalink}/`);
  return isFramed ? <LandingPage {...props} /> : <Original {...props} />;
}
