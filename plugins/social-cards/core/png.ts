// cspell:words IHDR PLTE IDAT IEND
import {crc32, deflateSync} from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE_SIZE = 256;

/** A chunk of a PNG: length, name, data, checksum (W3C PNG, section 5.3). */
function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A colour (red in the lowest byte, without its opacity) with so many bits of each channel; the highest value stays the highest. */
function rounded(colour: number, bits: number): number {
  const steps = 2 ** bits - 1;
  const round = (value: number): number => Math.round((Math.round((value / 255) * steps) * 255) / steps);
  return round(colour & 0xff) | (round((colour >> 8) & 0xff) << 8) | (round((colour >> 16) & 0xff) << 16);
}

/** The palette colour of each colour, with as many bits as a palette has room for. */
function paletteOf(colours: ReadonlySet<number>): ReadonlyMap<number, number> {
  for (let bits = 8; ; bits--) {
    const coarse = new Map([...colours].map((colour) => [colour, rounded(colour, bits)]));
    if (new Set(coarse.values()).size <= PALETTE_SIZE) return coarse;
  }
}

interface Indexed {
  readonly palette: readonly number[];
  readonly indexes: Uint8Array;
}

/** Pixels by the numbers of their colours in a palette. Most pixels are of the colour before them, which spares the look-up. */
function indexed(pixels: Uint8Array): Indexed {
  // One number for each pixel: little-endian, as every machine that runs Node has it.
  const colours = new Uint32Array(pixels.slice().buffer);
  const found = new Set<number>();
  for (const [index, colour] of colours.entries()) if (colour !== colours[index - 1]) found.add(colour);
  const coarse = paletteOf(found);
  const palette = [...new Set(coarse.values())];
  const numbers = new Map([...coarse].map(([colour, kept]) => [colour, palette.indexOf(kept)]));
  const indexes = new Uint8Array(colours.length);
  for (const [index, colour] of colours.entries()) {
    indexes[index] = (colour === colours[index - 1] ? indexes[index - 1] : numbers.get(colour)) ?? 0;
  }
  return {palette, indexes};
}

/**
 * An opaque drawing as a PNG with a palette, a third of the size of one with full colours: a card has four, and the shades at
 * the edges of its letters. Shades are rounded until a palette holds them.
 */
export function palettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const {palette, indexes} = indexed(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, by palette; the rest is 0, the only value that there is.
  header.set([8, 3], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const colours = Buffer.from(palette.flatMap((colour) => [colour & 0xff, (colour >> 8) & 0xff, colour >> 16]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, {level: 9})),
    chunk('IEND', new Uint8Array()),
  ]);
}
