import type {ReactNode} from 'react';
import type {ApiBasicsBlock} from '../../../../openapi/pages/page';
import styles from './styles.module.css';

/** Where the API of a version is, and where its description can be downloaded. */
export function ApiBasics({baseUrl, downloads}: ApiBasicsBlock): ReactNode {
  return (
    <dl className={styles.basics}>
      <dt>{baseUrl.term}</dt>
      <dd>
        <code className={styles.address}>{baseUrl.value}</code>
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
      <dd className={styles.files}>
        {files.map(({label, url}) => (
          // Not `Link`: the file is not a page.
          <a key={url} href={url} download>
            {label}
          </a>
        ))}
      </dd>
    </>
  );
}
