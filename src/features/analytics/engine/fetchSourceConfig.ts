import type {AnalyticsConfig} from '../core/analyticsConfig';
import {type SourceConfig, basicAuth, readSourceConfig, sourceConfigUrl} from '../core/sourceConfig';

/** Timeout of a request, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Fetches the source configuration. After any failure, nothing is sent. */
export async function fetchSourceConfig({configUrl, writeKey}: AnalyticsConfig): Promise<SourceConfig | undefined> {
  try {
    const response = await fetch(sourceConfigUrl(configUrl, writeKey), {
      headers: {Authorization: basicAuth(writeKey), Accept: 'application/json'},
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? readSourceConfig(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
