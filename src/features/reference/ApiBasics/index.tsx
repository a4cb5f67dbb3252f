import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ApiBasicsBlock} from '../../../../openapi/pages/page';
import styles from './styles.module.css';

export function ApiBasics({baseUrl, downloads}: ApiBasicsBlock): ReactNode {
  return (
    <dl className={clsx('site-frame', styles.basics)}>
      <dt>{baseUrl.term}</dt>
      <dd>
        <code className="plain-code">{baseUrl.value}</code>
      </dd>
      {downloads.map((row) => (
        <Downloads key={row.term} {...row} />
      ))}
    </dl>
  );
}

function Downloads({term, files}: ApiBasicsBlock['downloads'][number]): ReactNode {
  return (
    <>
      <dt>{term}</dt>
      <dd className="site-bar">
        {files.map(({label, url}) => (
          // A file is not a page, so this is no `Link`.
          <a key={url} href={url} download>
            {label}
          </a>
        ))}
      </dd>
    </>
  );
}
