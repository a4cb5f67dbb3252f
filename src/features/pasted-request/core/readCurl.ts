// cspell:words capath preproxy
import {type PastedRequest, readHeaders, readQuery, readTarget} from './pastedRequest';
import {type Word, readCommand} from './shellWords';

/** Options with a value, by letter. */
const LETTERS: Readonly<Record<string, string>> = {
  X: 'request',
  H: 'header',
  d: 'data',
  u: 'user',
  b: 'cookie',
  F: 'form',
  T: 'upload-file',
  K: 'config',
  E: 'cert',
  U: 'proxy-user',
  x: 'proxy',
};
/** Letters of other options with a value, which is skipped. */
const SKIPPED = 'o A e m c w C r t z y Y D Q P';
const DATA = ['data', 'data-raw', 'data-binary', 'data-ascii', 'data-urlencode', 'json'];
/** Options with a value that say how to connect, which a page can't. */
const CONNECTION = [
  ...['cert', 'key', 'pass', 'cacert', 'capath', 'proxy', 'proxy-user', 'proxy-header', 'preproxy', 'socks5'],
  ...['resolve', 'connect-to', 'interface', 'unix-socket', 'doh-url'],
];
/** Options with a value, by name: those that this file reads, and those whose value can look like a URL. */
const NAMED = new Set([
  ...Object.values(LETTERS),
  ...DATA,
  ...CONNECTION,
  ...['url', 'url-query', 'form-string', 'oauth2-bearer', 'aws-sigv4', 'output', 'user-agent', 'referer'],
  ...['cookie-jar', 'write-out', 'config', 'dump-header', 'trace', 'stderr'],
]);
/** Options without a value that change the request. */
const SWITCHES: Readonly<Record<string, string>> = {G: 'get', I: 'head', k: 'insecure'};
const CREDENTIALS = ['user', 'cookie', 'oauth2-bearer', 'aws-sigv4', 'pass', 'proxy-user'];

interface Option {
  /** `url` also for what is no option, and looks like one. */
  readonly name: string;
  readonly value: Word;
}

const NONE: Word = {text: '', open: []};

const isUrl = ({text}: Word): boolean => /^[^@\s]/.test(text) && (text.includes('/') || /^localhost\b/i.test(text));

/** The options of letters in one word: `-sSG`. The last one can have its value in the next word. */
function lettersOf(
  {text, open}: Word,
  next: Word | undefined,
): readonly [options: readonly Option[], usesNext: boolean] {
  const options: Option[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const name = SKIPPED.includes(letter) ? '' : LETTERS[letter];
    if (name !== undefined) {
      const own = text.slice(at + 1);
      return [[...options, {name, value: own ? {text: own, open} : (next ?? NONE)}], own === ''];
    }
    options.push({name: SWITCHES[letter] ?? '', value: NONE});
  }
  return [options, false];
}

function optionsOf(words: readonly Word[]): readonly Option[] {
  const options: Option[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? NONE;
    const next = words[at + 1];
    if (word.text.startsWith('--')) {
      const [name = '', own] = word.text.slice(2).split(/[=](.*)/s);
      const hasValue = NAMED.has(name);
      options.push({name, value: own === undefined ? ((hasValue ? next : undefined) ?? NONE) : {...word, text: own}});
      if (hasValue && own === undefined) at += 1;
    } else if (word.text.startsWith('-')) {
      const [own, usesNext] = lettersOf(word, next);
      options.push(...own);
      if (usesNext) at += 1;
    } else if (isUrl(word)) options.push({name: 'url', value: word});
  }
  return options;
}

/** A value of --data-urlencode in a query: `name=content`. */
const encoded = (text: string): string =>
  text.replace(/=[^]*/, (content) => `=${encodeURIComponent(content.slice(1))}`);

/** Whether a file of the reader has the content: `-d @body.json`, `-K curl.conf`. */
const isFile = ({name, value: {text}}: Option): boolean =>
  name === 'config' || (DATA.includes(name) && name !== 'data-raw' && text.startsWith('@'));

/** @returns why a form can't have it: it uploads a file, or has no URL */
export function readCurl(text: string): PastedRequest | 'upload' | 'noUrl' {
  const {words, end} = readCommand(text);
  const options = optionsOf(words.slice(1));
  const has = (...names: readonly string[]): boolean => options.some(({name}) => names.includes(name));
  const last = (wanted: string): string | undefined => options.findLast(({name}) => name === wanted)?.value.text;
  const url = options.find(({name}) => name === 'url')?.value;
  if (has('form', 'form-string', 'upload-file')) return 'upload';
  if (!url) return 'noUrl';
  const data = options.filter(({name}) => DATA.includes(name));
  const sent = data.filter((one) => !isFile(one));
  const isQuery = has('get');
  const target = readTarget(url.text);
  const parts = sent.map(({name, value}) => (isQuery && name === 'data-urlencode' ? encoded(value.text) : value.text));
  const added = [
    ...options.filter(({name}) => name === 'url-query').map(({value}) => value.text),
    ...(isQuery ? parts : []),
  ];
  const {query, hadCredential} = readQuery(added.join('&'));
  const body = isQuery || sent.length === 0 ? undefined : parts.join(has('json') ? '' : '&');
  const headers = readHeaders(options.filter(({name}) => name === 'header').map(({value}) => value.text));
  const open = [url, ...sent.map(({value}) => value)].flatMap((word) => word.open);
  const connection = options.filter(({name}) => name === 'insecure' || CONNECTION.includes(name));
  const implied = has('head') ? 'HEAD' : data.length > 0 && !isQuery ? 'POST' : 'GET';
  return {
    method: (last('request') ?? implied).toUpperCase(),
    host: target.host,
    path: target.path,
    query: [...target.query, ...query],
    headers: headers.headers,
    body,
    hadCredential: target.hadCredential || hadCredential || headers.hadCredential || has(...CREDENTIALS),
    // A variable in place of the host is the host.
    open: [
      ...open.filter((one) => !target.host?.includes(one)),
      // Its name can be a secret, if the option is a typo.
      ...options.filter(isFile).map(({name, value}) => (name === 'config' ? '--config' : value.text)),
    ],
    connection: [...new Set(connection.map(({name}) => `--${name}`))],
    end,
  };
}
