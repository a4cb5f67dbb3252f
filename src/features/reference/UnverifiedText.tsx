import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {UnverifiedNote} from '@site/src/components/Unverified';
import {apiVersions, unverifiedUrl, versionAt} from '@site/src/config/apiVersions';
import type {Unverified} from '@site/openapi/pages/page';
import {Markdown} from './Markdown';

interface Props {
  readonly point?: Unverified;
  /** The part of the page, without markup. */
  readonly about: string;
}

export function UnverifiedText({point, about}: Props): ReactNode {
  const {pathname} = useLocation();
  if (point === undefined) return null;
  return (
    <UnverifiedNote about={about} all={unverifiedUrl(versionAt(pathname) ?? apiVersions[0])}>
      <Markdown inline text={point.what} />
    </UnverifiedNote>
  );
}
