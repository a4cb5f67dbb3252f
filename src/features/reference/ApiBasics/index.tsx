import type {PropsWithChildren, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {apiVersions} from '@site/src/config/apiVersions';
import styles from './styles.module.css';

interface Props {
  readonly baseUrl: string;
  readonly apiUrl: string;
}

/** Where the API of a version is, and where its description can be downloaded. */
export function ApiBasics({baseUrl, apiUrl}: Props): ReactNode {
  const id = apiVersions.find((version) => version.baseUrl === baseUrl)?.id ?? '';
  return (
    <dl className={styles.basics}>
      <dt>
        <Translate id="site.basics.url">Base URL</Translate>
      </dt>
      <dd>
        <code className={styles.address}>{apiUrl}</code>
      </dd>
      <dt>
        <Translate id="site.basics.download">OpenAPI 3.1</Translate>
      </dt>
      <dd className={styles.files}>
        <Download file={`${id}.json`}>JSON</Download>
        <Download file={`${id}.yaml`}>YAML</Download>
      </dd>
      <dt>
        <Translate id="site.basics.postman">Postman</Translate>
      </dt>
      <dd className={styles.files}>
        <Download file={`${id}.postman_collection.json`}>
          <Translate id="site.basics.collection">Collection</Translate>
        </Download>
      </dd>
    </dl>
  );
}

function Download({file, children}: PropsWithChildren<{readonly file: string}>): ReactNode {
  return (
    <a href={`/openapi/${file}`} download>
      {children}
    </a>
  );
}
