import {withVisible} from '@site/src/features/samples/core/jsonText';

/** A query as people read it, or as it is stored if it can't be decoded. */
export function decodedQuery(query: string): string {
  try {
    return withVisible(decodeURIComponent(query.replaceAll('+', ' ')));
  } catch {
    return query;
  }
}
