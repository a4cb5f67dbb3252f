import {isUtf8} from 'node:buffer';
import type {File} from './file';
import type {Rule} from '../rule';

/** Why a page can't be read, with the fix. */
function faultOf(bytes: Buffer): string | undefined {
  const text = bytes.toString();
  const frontMatter = /^---\n(?:[^]*?\n)?---(?=\n|$)/.exec(text)?.[0] ?? '';
  const beforeControl = /^.*?(?=(?![\t\r\n])\p{Cc})/su.exec(text)?.[0].split('\n');
  if (!isUtf8(bytes)) return 'is not UTF-8. Save it as UTF-8.';
  if (text.includes('\r')) return 'has line endings of Windows. Save it with LF.';
  if (/^\s*---/.test(text) && frontMatter === '')
    return 'has front matter that is not between two lines with ---. The first of them begins the file.';
  if (beforeControl) return `has a control character in line ${String(beforeControl.length)}. Remove it.`;
  return text.slice(frontMatter.length).trim() === '' ? 'has no text. Write it, or remove the file.' : undefined;
}

/** Checked before anything reads a page. */
export const readableText: Rule<Pick<File, 'bytes'>> = {
  id: 'readable-text',
  description: 'Pages are text in UTF-8 with LF, below front matter, without control characters',
  check: ({bytes}) => {
    const message = faultOf(bytes);
    return message === undefined ? [] : [{message}];
  },
  fix: (line) => line.replace(/\r$/, ''),
};
