import {Resvg, initWasm} from '@resvg/resvg-wasm';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {beforeAll, describe, expect, test} from 'vitest';
import {palettePng} from '../../../../plugins/social-cards/core/png';

/** A picture read back by another program: drawn into an SVG of its size. */
function pixelsOf(png: Buffer, width: number, height: number): Uint8Array {
  const size = `width="${String(width)}" height="${String(height)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} image-rendering="optimizeSpeed" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  return new Resvg(svg).render().pixels;
}

beforeAll(async () => {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
});

describe('A PNG with a palette', () => {
  test('shows the same colours to others', () => {
    const pixels = Uint8Array.from([255, 0, 0, 255, 0, 128, 64, 255, 1, 2, 3, 255, 255, 255, 255, 255]);
    expect([...pixelsOf(palettePng(pixels, 2, 2), 2, 2)]).toEqual([...pixels]);
  });

  test('has the nearest colours where there are more than a palette holds', () => {
    const shades = Array.from({length: 512}, (_, index) => [index >> 1, 255 - (index >> 1), index & 1, 255]);
    const pixels = Uint8Array.from(shades.flat());
    const shown = pixelsOf(palettePng(pixels, 32, 16), 32, 16);
    const farthest = Math.max(...pixels.map((value, index) => Math.abs(value - (shown[index] ?? 0))));
    expect(farthest).toBeLessThanOrEqual(8);
  });
});
