import {isUtf8} from 'node:buffer';

/** Why bytes aren't a text that people write, with the fix. */
export function textFault(bytes: Buffer): string | undefined {
  if (!isUtf8(bytes)) return 'is not UTF-8. Save it as UTF-8';
  const text = bytes.toString();
  const control = /(?![\t\r\n])\p{Cc}/u.exec(text);
  if (!control) return undefined;
  const line = text.slice(0, control.index).split('\n').length;
  return `has a control character in line ${String(line)} (${JSON.stringify(control[0])}). Remove it`;
}
