import {decodable} from '../../page-loading/core/decodePath';
import type {NameValue} from '../../samples/core/request';

const decoded = (text: string): string => decodeURIComponent(decodable(text));

/** The name of a file in `Content-Disposition` (RFC 6266), if browsers show it, else the last part of its path. */
export function savedName(headers: readonly NameValue[], url: string): string {
  const value = headers.find(({name}) => name.toLowerCase() === 'content-disposition')?.value ?? '';
  const [, encoded] = /filename\*=utf-8'[^']*'([^;\s]+)/i.exec(value) ?? [];
  const [, quoted, token = quoted] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^";\s]+))/i.exec(value) ?? [];
  const name = encoded === undefined ? token?.replaceAll(/\\(.)/g, '$1') : decoded(encoded);
  return (name ?? decoded(new URL(url).pathname)).split(/[/\\]/).findLast(Boolean) ?? '';
}
