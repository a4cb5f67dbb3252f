import {type ReactNode, useEffect, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/features/copy';
import {DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_SLOT, type LanguageId} from '@site/src/features/samples/core/languages';
import {readJson} from '@site/src/features/try-it/core/json';
import type {Spec} from '@site/openapi/model/spec';
import {ResponseComparison} from '@site/src/features/response-comparison';
import {type Described, describedIn} from '@site/src/features/response-comparison/core/described';
import {API_SERVER} from '@site/src/config/apiServer';
import {apiVersions, versionAt} from '@site/src/config/apiVersions';
import {KEY_PLACEHOLDER, type SampleRequest} from '@site/src/features/samples/core/request';
import {writeSample} from '@site/src/features/samples/core/writeSample';
import {repeatFragment} from '@site/src/features/try-it/core/draft';
import type {LoggedCall} from '@site/src/features/call-log/core/callLog';
import {Exchange} from './Exchange';
import {useRepeatedCall} from './RepeatCall';
import styles from './styles.module.css';

/** Request and response of a call, and actions. */
export function Details({call}: {readonly call: LoggedCall}): ReactNode {
  const {id, status} = call;
  const error = errorUrl(call);
  const repeated = useRepeatedCall(call);
  return (
    <div className={styles.details}>
      <Exchange call={call} />
      <ComparedCall call={call} />
      <Missing call={call} />
      <div className={styles.bar}>
        {repeated.button}
        <Link className="site-button" to={call.page + repeatFragment(call.fragment, id)}>
          <Translate>Repeat in Try it</Translate>
        </Link>
        <CopySample call={call} />
        {error && (
          <Link className="site-button" to={error}>
            <Translate values={{status: String(status)}}>{'What {status} means, and what to do'}</Translate>
          </Link>
        )}
      </div>
      {repeated.response}
    </div>
  );
}

/** Says what of the call its repetition and its code don't have. */
function Missing({call: {isPartial = false, isSandbox = false, request}}: {readonly call: LoggedCall}): ReactNode {
  const lines = [
    request &&
      request.text === undefined &&
      translate({message: 'The copied code and the repeated call have no body, because this one is no longer kept.'}),
    (isPartial || request?.isPartial) &&
      translate({message: 'Values that look secret were left out. Add them before you send the call again.'}),
    request?.isForm &&
      translate({message: 'The copied code has no form. Repeat the call in Try it, and choose its files again.'}),
    isSandbox &&
      translate({
        message:
          'This call went to the sandbox. The copied code goes to your account, where its IDs can be those of other records.',
      }),
  ].filter((line) => typeof line === 'string');
  return lines.map((line) => <p key={line}>{line}</p>);
}

/** @param path of the document of an operation, with a slash in place of its ending */
async function fetchDescribed(path: string): Promise<Described> {
  const response = await fetch(path.replace(/\/$/, '.json'));
  if (!response.ok) throw new Error(`${path} returned ${String(response.status)}.`);
  return describedIn((await response.json()) as Spec);
}

/** How the kept response compares with the description. Absent for the sandbox, whose responses are made from it. */
function ComparedCall({call}: {readonly call: LoggedCall}): ReactNode {
  const {page, status = 500, response, isSandbox = false, at, took} = call;
  const version = versionAt(page);
  if (isSandbox || status >= 500 || response?.text === undefined || !version) return null;
  return (
    <div className="margin-bottom--md">
      <ResponseComparison
        describe={() => fetchDescribed(`/openapi/${version.id}/${page.slice(version.baseUrl.length)}`)}
        {...{status, text: response.text, isPartial: response.isPartial === true, at: at + took}}
        {...{version: version.id, page}}
      />
    </div>
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

/** The request of a call as a sample, with a placeholder for the key. */
function callSample({method, path, query, request}: LoggedCall, language: LanguageId): Promise<string> {
  const read = readJson(request?.isForm ? '' : (request?.text ?? ''));
  const body = read.kind === 'value' ? read.value : undefined;
  return writeSample(language, {
    method: method as SampleRequest['method'],
    url: API_SERVER + path,
    query: [...new URLSearchParams(query)].map(([name, value]) => ({name, value})),
    headers: [
      {name: 'Authorization', value: `Bearer ${KEY_PLACEHOLDER}`},
      ...(body === undefined ? [] : [{name: 'Content-Type', value: 'application/json'}]),
    ],
    body,
  });
}

/** Statuses that the landing page of each version describes: `/docs/api/#error-401`. */
const DESCRIBED: Readonly<Record<string, readonly number[]>> = {
  v2: [401, 403, 404, 422, 429],
  v1: [401, 403, 404, 422],
};

/** URL of the error's description in the reference. Undefined for a call without error. */
export function errorUrl({page, status}: Pick<LoggedCall, 'page' | 'status'>): string | undefined {
  if (status === undefined || status < 400) return undefined;
  const version = apiVersions.find(({id}) => id === versionAt(page)?.id) ?? apiVersions[0];
  const anchor = DESCRIBED[version.id]?.includes(status) ? `error-${String(status)}` : 'errors';
  return `${version.baseUrl}#${anchor}`;
}
