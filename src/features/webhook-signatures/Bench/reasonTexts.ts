import {translate} from '@docusaurus/Translate';
import type {Reason} from '../core/verifySignature';

/** What each mistake is, and its fix. */
export const reasonTexts: Readonly<Record<Reason, () => string>> = {
  prefix: () =>
    translate({
      id: 'site.bench.reason.prefix',
      message: 'It has a prefix such as sha1=. Salesloft sends none: compare the digits only.',
    }),
  upperCase: () =>
    translate({
      id: 'site.bench.reason.upperCase',
      message: 'It has uppercase letters. Write the digest in lowercase hex.',
    }),
  base64: () =>
    translate({id: 'site.bench.reason.base64', message: 'The digest is in base64. Write it in lowercase hex.'}),
  sha256: () => translate({id: 'site.bench.reason.sha256', message: 'The hash is SHA-256. Use SHA-1.'}),
  lineBreak: () =>
    translate({
      id: 'site.bench.reason.lineBreak',
      message:
        'The signed body has different line breaks, for example one at the end. Use the bytes as you received them.',
    }),
  serialized: () =>
    translate({
      id: 'site.bench.reason.serialized',
      message: 'The body was serialized again: its whitespace, key order, or escapes changed. Keep the raw bytes.',
    }),
  tokenEnds: () =>
    translate({
      id: 'site.bench.reason.tokenEnds',
      message: 'The token had an extra space, line break, or quotation mark at its start or end. Strip it.',
    }),
  malformed: () =>
    translate({
      id: 'site.bench.reason.malformed',
      message: "It isn't a complete signature of 40 hexadecimal digits. Copy the whole header.",
    }),
  unknown: () =>
    translate({
      id: 'site.bench.reason.unknown',
      message: 'It matches no known mistake. It was made with another token, or the body has different content.',
    }),
};
