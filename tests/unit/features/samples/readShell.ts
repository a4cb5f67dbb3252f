import {percentEncoded} from '../../../../src/features/samples/core/requestUrl';

/** The words of a shell (POSIX, 2.2): quotes join with what is next to them. */
function shellWords(source: string): string[] {
  const word = /(?:'[^']*'|"(?:[^"\\`$]|\$SALESLOFT_API_KEY)*"|\\[^\n]|[\w.~:/%+=@-])+/g;
  const rest = source.replaceAll(word, '').replaceAll('\\\n', '').trim();
  if (rest !== '') throw new SyntaxError(`special for a shell: ${rest}`);
  return [...source.matchAll(word)].map(([text]) =>
    text.replaceAll(
      /'([^']*)'|"([^"]*)"|\\(.)/g,
      (_, single?: string, double?: string, one?: string) => single ?? double ?? one ?? '',
    ),
  );
}

/** What curl sends: with `-G`, the options with data are the query, and `--data-urlencode` encodes values only. */
export function curlTexts(source: string): string[] {
  const words = shellWords(source);
  if (!words.includes('-G')) return words;
  const pairs = words.flatMap((word, index) => {
    const [, name = '', value = ''] = /^([^=]*)=([^]*)$/.exec(word) ?? [];
    const option = words[index - 1];
    if (option !== '-d' && option !== '--data-urlencode') return [];
    const sent = name.replaceAll('[', '%5B').replaceAll(']', '%5D');
    return [`${sent}=${option === '-d' ? value : percentEncoded(value)}`];
  });
  return words.map((word) => (word.startsWith('http') ? `${word}?${pairs.join('&')}` : word));
}
