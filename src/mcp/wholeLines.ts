import {Transform, type TransformCallback} from 'node:stream';

/** Longest line that is read, in bytes. The sandbox says what is wrong with a body of more than 10 MB. */
export const LONGEST_LINE = 16_000_000;

/**
 * Passes a stream on in whole lines, so that a reader never joins the pieces of a line again for each new one.
 * Leaves out lines that are longer than the limit.
 */
export class WholeLines extends Transform {
  #pieces: Buffer[] = [];
  #length = 0;

  constructor(
    private readonly onTooLong: () => void,
    private readonly limit = LONGEST_LINE,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const first = chunk.indexOf('\n') + 1;
    const last = chunk.lastIndexOf('\n') + 1;
    this.#keep(chunk.subarray(0, first || chunk.length));
    if (first > 0) {
      if (this.#length > this.limit) this.onTooLong();
      else this.push(Buffer.concat(this.#pieces));
      [this.#pieces, this.#length] = [[], 0];
      if (last > first) this.push(chunk.subarray(first, last));
      this.#keep(chunk.subarray(last));
    }
    done();
  }

  #keep(piece: Buffer): void {
    this.#length += piece.length;
    if (this.#length > this.limit) this.#pieces = [];
    else this.#pieces.push(piece);
  }
}
