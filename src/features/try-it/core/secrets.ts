import {stringify} from 'lossless-json';
import {isObject} from '../../../utils/isObject';
import {readJson} from './json';

/** Names of secrets. */
const SECRET =
  /token|secret(?!ar)|pass_?(?:w(?:or)?[dt]|phrase|code)|(?:\b|_)(?:pass|pwd?|t?otp|pin|mfa|jwt|cvv|ssn)(?:\b|_)|two_?factor|credential|(?:access|api|private|signing|encryption)[\s_-]?key|session_?id|cookie|authorization|^auth$|bearer|signature/i;

/** A key that everyone can recognize: the credentials of a header, an API key, a private key, a JWT, or a password in a URL. */
const KEY =
  /bearer\s+[\w.-]{20}|basic\s+[\w+/]{6,}=|\b(?:v2_)?ak_\w|\b(?:gh[a-z]_|github_pat_|[rs]k_(?:live|test)_|whsec_|glpat-|sk-(?:ant|proj)-|xox[a-z]-|AIza)\w|\bA[KS]IA[A-Z\d]{16}|-----BEGIN |\beyJ[\w-]+\.[\w-]+\.|:\/\/[^\s/?#:]*:[^\s/?#]+@/i;

/** A word with letters and digits. Others can be prose: "The password is required." */
const MIXED = String.raw`(?=\S*\d)(?=\S*[a-z])\S{6}`;

/** A secret inside a text: `token=…`, `"password": …`, `my password is …`, `Bearer …`, or a key. */
const SECRET_TEXT = new RegExp(
  `(?:${SECRET.source})[\\w-]{0,40}[\\]"'\\\\]*\\s*(?:(?:[:=]|,\\s*["'\\\\])\\s*\\S|is\\s+${MIXED})|bearer\\s+\\S|${KEY.source}`,
  'i',
);

/** The number of a payment card, in one or in its usual groups. */
const CARD = /\b(?:3[47]\d{2}[ -]?\d{6}[ -]?\d{5}|[2-6]\d{3}(?:[ -]?\d{4}){3})\b/g;

/** Whether the last digit of a number is its check digit (Luhn, ISO/IEC 7812-1). */
function isChecked(number: string): boolean {
  const digits = number.match(/\d/g)?.toReversed().map(Number) ?? [];
  const parts = digits.map((digit, at) => (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)));
  return parts.reduce((sum, part) => sum + part, 0) % 10 === 0;
}

const hasCard = (text: string): boolean => (text.match(CARD) ?? []).some(isChecked);

/** An escaped ASCII character. No one writes a letter like this, unless to hide it. */
const ESCAPE = /\\(?:u00|x)[2-7]/i;

/** A text as it looks: without invisible characters, and with usual letters. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Whether a name is that of a secret. `userPin` counts as `user_Pin`. */
const isSecretName = (name: string): boolean => SECRET.test(plain(name).replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_'));

export const hasKey = (text: string): boolean => KEY.test(text);
export const hasSecret = (text: string): boolean => SECRET_TEXT.test(plain(text)) || hasCard(plain(text));

/** Whether to leave a value out of links and stored drafts: by its name, its text, or a name next to it. Booleans stay. */
export const isSecret = (name: string, value: unknown): boolean =>
  (isSecretName(name) && !/^(?:true|false)$/.test(String(value))) ||
  (['string', 'number', 'bigint'].includes(typeof value) && hasSecret(String(value))) ||
  // Without a value it can be the name of an account.
  (isObject(value) && 'value' in value && [value.name, value.key, value.field].map(String).some(isSecretName));

/** A body without secrets, and how many values it lost. Empty if it is not JSON and may contain some. */
export function withoutSecrets(text: string): {readonly text: string; readonly removed: number} {
  const read = readJson(text);
  let removed = 0;
  if (read.kind !== 'value') {
    const isOpen = hasSecret(text) || [SECRET, ESCAPE].some((one) => one.test(plain(text)));
    return {text: isOpen ? '' : text, removed};
  }
  // Of its value, because escapes in the text can hide a name.
  const kept = stringify(
    read.value,
    (name, value) => {
      if (!isSecret(name, value)) return value;
      removed += 1;
      return undefined;
    },
    2,
  );
  return {text: removed === 0 ? text : (kept ?? ''), removed};
}

export const publicBody = (text: string): string => withoutSecrets(text).text;
