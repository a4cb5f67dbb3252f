import type {AnalyticsSettings} from '@site/src/features/settings/core/analyticsSettings';
import {type SourceConfig, basicAuth, readSourceConfig, sourceConfigUrl} from '../core/sourceConfig';

/** Timeout of a request, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Fetches the source configuration. After any failure, nothing is sent. */
export async function fetchSourceConfig(settings: AnalyticsSettings): Promise<SourceConfig | undefined> {
  const {analyticsConfigUrl, analyticsWriteKey} = settings;
  try {
    const response = await fetch(sourceConfigUrl(analyticsConfigUrl, analyticsWriteKey), {
      headers: {Authorization: basicAuth(analyticsWriteKey), Accept: 'application/json'},
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? readSourceConfig(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
