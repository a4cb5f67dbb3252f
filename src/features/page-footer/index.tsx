import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSiteSettings} from '@site/src/features/settings';
import {formatDay} from '@site/src/utils/formatDay';
import {reportUrl} from './core/reportUrl';

/** The front matter of a page, with the day of its last change where it is known (plugins/lib/site-pages/lastUpdate.ts). */
export interface Dated {
  readonly last_update?: {readonly date?: unknown};
}

interface Props {
  /** URL path, with or without a slash at its end. */
  readonly page: string;
  readonly frontMatter?: Dated;
}

/** The day of a page's last change, and a link to report a problem with it. */
export function PageFooter({page, frontMatter = {}}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const settings = useSiteSettings();
  const day = frontMatter.last_update?.date;
  const href = reportUrl(settings.reportUrl, {
    page: siteConfig.url + page.replace(/\/?$/, '/'),
    version: String(siteConfig.customFields?.version),
  });
  return (
    <p className="text-soft text-small margin-top--lg">
      {typeof day === 'string' && (
        <Translate values={{day: <time dateTime={day}>{formatDay(day)}</time>}}>{'Last changed on {day}.'}</Translate>
      )}{' '}
      <a data-report href={href}>
        <Translate>Report a problem</Translate>
      </a>
    </p>
  );
}
