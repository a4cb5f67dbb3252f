import {Transform, type TransformCallback} from 'node:stream';
import {parsedJson} from '../utils/parsedJson';

/** Longest line that is read, in bytes. The sandbox says what is wrong with a body of more than 10 MB. */
export const LONGEST_LINE = 16_000_000;

/**
 * Passes a stream on in whole lines of JSON, so that a reader never joins the pieces of a line again for each new one.
 * Leaves out lines that are longer than the limit, and those that aren't JSON, which the reader would skip silently.
 */
export class WholeLines extends Transform {
  #pieces: Buffer[] = [];
  #length = 0;

  constructor(
    private readonly onRefused: (why: 'tooLong' | 'notJson') => void,
    private readonly limit = LONGEST_LINE,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let start = 0;
    for (let end = chunk.indexOf('\n') + 1; end > 0; end = chunk.indexOf('\n', start) + 1) {
      this.#keep(chunk.subarray(start, end));
      this.#endLine();
      start = end;
    }
    this.#keep(chunk.subarray(start));
    done();
  }

  #keep(piece: Buffer): void {
    this.#length += piece.length;
    if (this.#length > this.limit) this.#pieces = [];
    else this.#pieces.push(piece);
  }

  #endLine(): void {
    const isTooLong = this.#length > this.limit;
    const line = Buffer.concat(this.#pieces);
    [this.#pieces, this.#length] = [[], 0];
    if (isTooLong) this.onRefused('tooLong');
    else if (parsedJson(line.toString()) !== undefined) this.push(line);
    else if (line.toString().trim() !== '') this.onRefused('notJson');
  }
}
