/** A word of a command, without its quotes. */
export interface Word {
  readonly text: string;
  /** What only the shell can fill in: `$PAGE`, `$(`. */
  readonly open: readonly string[];
}

export interface ShellCommand {
  readonly words: readonly Word[];
  /** `cut` if it ends within a quotation, `more` if a pipe or another command follows. */
  readonly end: 'whole' | 'cut' | 'more';
}

/** What follows a backslash in `$'…'`. */
const ESCAPES: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', a: '', e: ''};

const VARIABLE = /\$(?:[A-Za-z_]\w{0,99}|\{\w{1,99}\}?|\()/y;
const CODE = /x[\da-f]{1,2}|u[\da-f]{1,4}|U[\da-f]{1,8}/iy;

/** Reads the words of the first command in a text, in one pass. A line that begins with an option belongs to the one before. */
class Reader {
  private at = 0;
  private readonly words: Word[] = [];
  private word: {text: string; readonly open: string[]} | undefined;
  private end: ShellCommand['end'] = 'whole';

  constructor(private readonly text: string) {}

  read(): ShellCommand {
    while (this.at < this.text.length && this.end === 'whole') this.readNext();
    this.closeWord();
    return {words: this.words, end: this.end};
  }

  private add(text: string, length = text.length): void {
    this.word ??= {text: '', open: []};
    this.word.text += text;
    this.at += length;
  }

  private closeWord(): void {
    if (this.word) this.words.push(this.word);
    this.word = undefined;
  }

  private match(pattern: RegExp, at: number): string | undefined {
    pattern.lastIndex = at;
    return pattern.exec(this.text)?.[0];
  }

  /** Where the next character other than these is. */
  private skip(characters: string, from: number): number {
    let at = from;
    while (at < this.text.length && characters.includes(this.text.charAt(at))) at += 1;
    return at;
  }

  private stop(): void {
    this.end = this.skip(' \t\n;&', this.at) < this.text.length ? 'more' : 'whole';
    this.at = this.text.length;
  }

  private readNext(): void {
    const {text, at} = this;
    const character = text.charAt(at);
    const next = text.charAt(at + 1);
    if (character === ' ' || character === '\t') this.blank();
    else if (character === '\n') this.lineEnd();
    else if (character === '\\' || ((character === '^' || character === '`') && next === '\n')) this.backslash();
    else if (character === "'") this.single(at + 1);
    else if (character === '"') this.double();
    else if (character === '$') this.dollar();
    else if (character === '`') this.open(character);
    else if (character === '|' || character === ';' || (character === '&' && ' \t\n&'.includes(next))) this.stop();
    else if (character === '<' && next === '<' && !this.word) this.stop();
    else this.add(character);
  }

  private blank(): void {
    this.closeWord();
    this.at += 1;
  }

  private lineEnd(): void {
    const next = this.skip(' \t\n', this.at);
    this.closeWord();
    if (this.text.charAt(next) === '-' || next > this.skip('\n', this.at)) this.at = next;
    else this.stop();
  }

  /** Before the end of a line, also with blanks in between, the line goes on. */
  private backslash(): void {
    const end = this.skip(' \t', this.at + 1);
    if (this.text.charAt(end) === '\n') {
      this.closeWord();
      this.at = end + 1;
    } else this.add(this.text.charAt(this.at + 1), 2);
  }

  private single(from: number): void {
    const end = this.text.indexOf("'", from);
    if (end < 0) this.end = 'cut';
    this.add(this.text.slice(from, end < 0 ? undefined : end), 0);
    this.at = end < 0 ? this.text.length : end + 1;
  }

  private double(): void {
    this.add('', 1);
    for (;;) {
      const character = this.text.charAt(this.at);
      const next = this.text.charAt(this.at + 1);
      if (character === '"') break;
      if (character === '') {
        this.end = 'cut';
        return;
      }
      if (character === '\\' && '"\\$`\n'.includes(next)) this.add(next === '\n' ? '' : next, 2);
      else if (character === '$') this.variable();
      else if (character === '`') this.open(character);
      else this.add(character);
    }
    this.at += 1;
  }

  private dollar(): void {
    const next = this.text.charAt(this.at + 1);
    if (next === "'") this.ansi();
    else if (next === '"') this.at += 1;
    else this.variable();
  }

  private variable(): void {
    const name = this.match(VARIABLE, this.at);
    if (name === undefined) this.add('$');
    else this.open(name);
  }

  private open(text: string): void {
    this.add(text);
    this.word?.open.push(text);
  }

  /** `$'…'`, which browsers copy for texts with line breaks. */
  private ansi(): void {
    this.add('', 2);
    for (;;) {
      const character = this.text.charAt(this.at);
      if (character === "'") break;
      if (character === '') {
        this.end = 'cut';
        return;
      }
      if (character === '\\') this.escape();
      else this.add(character);
    }
    this.at += 1;
  }

  private escape(): void {
    const code = this.match(CODE, this.at + 1);
    const letter = this.text.charAt(this.at + 1);
    const point = code === undefined ? NaN : parseInt(code.slice(1), 16);
    if (code !== undefined && point <= 0x10_ff_ff) this.add(String.fromCodePoint(point), code.length + 1);
    else this.add(ESCAPES[letter] ?? letter, 2);
  }
}

/** A command that a browser copied for cmd, which has a caret before most characters, as one for bash. */
const withoutCarets = (text: string): string =>
  /^\S+\s+\^"/.test(text) ? text.replaceAll(/\^([\s\S])/g, (_, next: string) => (next === '\n' ? ' ' : next)) : text;

/** The first command of a text for bash, cmd or PowerShell. */
export const readCommand = (text: string): ShellCommand =>
  new Reader(withoutCarets(text.replaceAll(/\r\n?/g, '\n'))).read();
