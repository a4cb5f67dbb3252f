import {type ReactNode, useEffect, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/features/copy';
import {shortened} from '@site/src/features/samples/core/jsonText';
import {DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_SLOT, type LanguageId} from '@site/src/features/samples/core/languages';
import {prettyText, readJson} from '@site/src/features/try-it/core/json';
import {API_SERVER} from '@site/src/config/apiServer';
import {apiVersions, versionAt} from '@site/src/config/apiVersions';
import {KEY_PLACEHOLDER, type SampleRequest} from '@site/src/features/samples/core/request';
import {writeSample} from '@site/src/features/samples/core/writeSample';
import {bodyOf} from '../../call-log';
import type {LoggedCall} from '../../call-log/core/callLog';
import {columns} from './columns';
import styles from './styles.module.css';

/** Characters of a body that are shown. The copy is complete. */
const MAX_SHOWN = 20_000;

/** The columns that a narrow table doesn't have. The path is cut in a wide one. */
const ROWS = ['path', 'duration', 'cost', 'remaining'] as const;

/** What a row doesn't show of its call, and actions. The body is known until the page is left. */
export function Details({call}: {readonly call: LoggedCall}): ReactNode {
  const {id, at, status, hadBody} = call;
  const body = bodyOf(id);
  const error = errorUrl(call);
  return (
    <>
      <dl>
        <Row name={<Translate>Time (UTC)</Translate>}>{new Date(at).toISOString()}</Row>
        {ROWS.map((column) => (
          <Row key={column} name={columns[column].name()}>
            {columns[column].value(call)}
          </Row>
        ))}
      </dl>
      {body !== undefined && <Body text={body} />}
      <div className={styles.bar}>
        <Link to={call.page + call.fragment}>
          <Translate>Repeat in Try it</Translate>
        </Link>
        <CopySample call={call} />
        {error && (
          <Link to={error}>
            <Translate values={{status: String(status)}}>{'What {status} means, and what to do'}</Translate>
          </Link>
        )}
      </div>
      {hadBody && (
        <p>
          <Translate>
            {
              "Request bodies aren't stored. The form opens with the body that you entered last or an example. Copied code has an example."
            }
          </Translate>
        </p>
      )}
    </>
  );
}

function Row({name, children}: {readonly name: ReactNode; readonly children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Body({text}: {readonly text: string}): ReactNode {
  const name = translate({message: 'Response body'});
  const pretty = prettyText(text);
  return (
    <>
      <pre className={styles.body} tabIndex={0} role="region" aria-label={name}>
        {shortened(pretty, MAX_SHOWN)}
      </pre>
      <CopyButton className="site-button" label={translate({message: 'Copy body'})} text={() => pretty} />
    </>
  );
}

/** Copies a call as code, in the visitor's language of samples. The code is written first, because a copy can't wait for it. */
function CopySample({call}: {readonly call: LoggedCall}): ReactNode {
  const [chosen] = useStorageSlot(LANGUAGE_SLOT);
  const {id, label} = LANGUAGES.find((language) => language.id === (chosen ?? DEFAULT_LANGUAGE)) ?? LANGUAGES[0];
  const [sample, setSample] = useState<string>();
  useEffect(() => {
    void callSample(call, id).then(setSample, () => setSample(undefined));
  }, [call, id]);
  if (sample === undefined) return null;
  return (
    <CopyButton
      key={sample}
      className="site-button"
      label={translate({message: 'Copy as {language}'}, {language: label})}
      text={() => sample}
    />
  );
}

/** The smallest valid body of the operation of a page, because no body is stored. Its code is loaded on demand. */
async function smallestBody(page: string): Promise<SampleRequest['body']> {
  const {id, baseUrl} = versionAt(page) ?? apiVersions[0];
  const {fetchOperation} = await import('@site/src/features/try-it/core/operation');
  const read = readJson((await fetchOperation(id, page.slice(baseUrl.length, -1))).bodyMinimum);
  return read.kind === 'value' ? read.value : undefined;
}

/** The request of a call as a sample, with a placeholder for the key. @throws when the operation can't be loaded */
async function callSample(call: LoggedCall, language: LanguageId): Promise<string> {
  return writeSample(language, {
    method: call.method as SampleRequest['method'],
    url: API_SERVER + call.path,
    query: [...new URLSearchParams(call.query)].map(([name, value]) => ({name, value})),
    headers: [{name: 'Authorization', value: `Bearer ${KEY_PLACEHOLDER}`}],
    body: call.hadBody ? await smallestBody(call.page) : undefined,
  });
}

/** Statuses that the landing page of each version describes: `/docs/api/#error-401`. */
const DESCRIBED: Readonly<Record<(typeof apiVersions)[number]['id'], readonly number[]>> = {
  v2: [401, 403, 404, 422, 429],
  v1: [401, 403, 404, 422],
};

/** URL of the error's description in the reference. Undefined for a call without error. */
export function errorUrl({page, status}: Pick<LoggedCall, 'page' | 'status'>): string | undefined {
  if (status === undefined || status < 400) return undefined;
  const version = apiVersions.find(({id}) => id === versionAt(page)?.id) ?? apiVersions[0];
  const anchor = DESCRIBED[version.id].includes(status) ? `error-${String(status)}` : 'errors';
  return `${version.baseUrl}#${anchor}`;
}
