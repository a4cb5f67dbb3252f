// cspell:words aria Invoke ncat netcat socat
/** The rest of a command, also over lines that end with a backslash. Pipes in its quotes are no pipes of the command. */
export const ARGUMENTS = String.raw`(?:\\\n|"(?:[^"\\]|\\[^])*"|'[^']*'|[^\n;&|"'])*`;

/** Programs that send a request. The names of some are also those of protocols. */
export const CLIENT = String.raw`(?<![\w/.$-])(?:curl|wget|aria2c|lynx|xhs?|https?(?=[ \t]+(?:-|[a-z][\w-]*[./:]|(?:GET|POST|PUT|DELETE)[ \t]))|nc|ncat|netcat|socat|telnet|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)(?![\w:/.-])`;

const COMMAND = new RegExp(`${CLIENT}${ARGUMENTS}`, 'gi');

/** What a pattern matches in the commands of a text that send requests. @param pattern with the flag `g` */
export const inRequestCommands = (text: string, pattern: RegExp): {readonly match: string; readonly at: number}[] =>
  [...text.matchAll(COMMAND)].flatMap(({0: command, index: start}) =>
    [...command.matchAll(pattern)].map(({0: match, index}) => ({match, at: start + index})),
  );

const WORD = /(?:"(?:[^"\\]|\\[^])*"|'[^']*'|\\[^]|[^\s"'\\])+/g;

/** Options whose value is the next word: a file, a header, or data. */
const HAS_VALUE =
  /^(?:-[a-zA-Z]*[oTKbcDwAeEuFdHX]|--(?:output|data[\w-]*|json|form|header|user-agent|cookie|cookie-jar|dump-header|config|write-out|upload-file|referer|user|request)|[\d&]*[<>]+)$/;

/** What a URL begins with in the commands of a text that send requests. @param pattern for the beginning of a word */
function urlStarts(text: string, pattern: RegExp): {readonly match: string; readonly at: number}[] {
  return [...text.matchAll(COMMAND)].flatMap(({0: command, index: start}) =>
    [...command.matchAll(WORD)].slice(1).flatMap(({0: word, index}, before, words) => {
      const quote = /^["']?/.exec(word)?.[0] ?? '';
      const match = pattern.exec(word.slice(quote.length))?.[0];
      const isValue = HAS_VALUE.test(words[before - 1]?.[0] ?? '');
      return match === undefined || isValue ? [] : [{match, at: start + index + quote.length}];
    }),
  );
}

/** Hosts that begin a URL without a scheme. */
export const bareHosts = (text: string) => urlStarts(text, /^(?:[\w-]+\.)+[a-z]{2,}(?=["'/:?]|$)/i);

/** A variable in a program that a path of the API follows: `${API}/v2`, `API + '/v2'`. */
const JOINED =
  /(?<=["'`]\$?\{)[a-z_][\w.]*(?=\}\/(?:v\d|oauth|public_api)\b)|\b[a-z_]\w*(?=\s*[+.]\s*["'`]\/(?:v\d|oauth|public_api)\b)/gi;

/** A variable that begins a URL, and a character after it that makes it a part of a host: `$API.other`, `$API@other`. A parameter is a path. */
const VARIABLE = /^\$(?:\{[a-z_][^}[]*\}|[a-z_]\w*)(?:(?!\$\d)[^/?"'[])?/i;
const WHOLE = /^(?:[\w.]+|\$\w+|\$\{[^}]*\})$/;

/** Variables that begin a URL, and that the text doesn't set to one. */
export function openVariables(text: string): {readonly match: string; readonly at: number}[] {
  const joined = [...text.matchAll(JOINED)].map(({0: match, index: at}) => ({match, at}));
  const all = [...urlStarts(text, VARIABLE), ...joined];
  const isSet = (name: string): boolean =>
    new RegExp(String.raw`\b${name}\b["']?\s*[:=][^\n]*(?:https?:|\$\()`).test(text);
  const names = new Set(all.map(({match}) => /[a-z_]\w*/i.exec(match)?.[0] ?? ''));
  const open = new Set([...names].filter((name) => !isSet(name)));
  return all.filter(({match}) => !WHOLE.test(match) || open.has(/[a-z_]\w*/i.exec(match)?.[0] ?? ''));
}
