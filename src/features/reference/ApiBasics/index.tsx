import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {apiVersions} from '@site/src/config/apiVersions';

/** What every call of a version has in common, and where its description can be downloaded. */
export function ApiBasics({baseUrl, apiUrl}: {readonly baseUrl: string; readonly apiUrl: string}): ReactNode {
  const id = apiVersions.find((version) => version.baseUrl === baseUrl)?.id ?? '';
  return (
    <table>
      <tbody>
        <tr>
          <th scope="row">
            <Translate id="site.basics.url">Base URL</Translate>
          </th>
          <td>
            <code>{apiUrl}</code>
          </td>
        </tr>
        <tr>
          <th scope="row">
            <Translate id="site.basics.authentication">Authentication</Translate>
          </th>
          <td>
            <code>Authorization: Bearer …</code>{' '}
            <Translate
              id="site.basics.authentication.how"
              values={{
                oauth: <Link to="/docs/platform/api-basics/oauth-authentication/">OAuth</Link>,
                key: <Link to="/docs/platform/api-basics/api-key-authentication/">API key</Link>,
              }}>
              {'with an access token ({oauth}) or, for customers of 2.0, an {key}.'}
            </Translate>
          </td>
        </tr>
        <tr>
          <th scope="row">
            <Translate id="site.basics.download">OpenAPI 3.1</Translate>
          </th>
          <td>
            <a href={`/openapi/${id}.json`} download>
              JSON
            </a>
            {', '}
            <a href={`/openapi/${id}.yaml`} download>
              YAML
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
