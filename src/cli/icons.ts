import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Resvg, initWasm} from '@resvg/resvg-wasm';
import {main} from '../node/steps';

const SOURCE = 'static/img/favicon.svg';
/** The brand's ground, as the corners of the sign have it. */
const GROUND = '#0a6650';

/** The sign on a full square, within the circle that every mask keeps (W3C Manifest: radius of 40 %). */
const maskable = (svg: string): string =>
  svg
    .replace(/ rx="[^"]*"/, '')
    .replace('viewBox="0 0 24 24"', 'viewBox="-4 -4 32 32"')
    .replace(/<rect[^>]*>/, `<rect x="-4" y="-4" width="32" height="32" fill="${GROUND}"/>`);

const png = (svg: string, size: number): Uint8Array =>
  new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng();

/** An icon file with one picture in PNG, as every browser since 2007 reads it. Fields are little-endian. */
function ico(picture: Uint8Array, size: number): Buffer {
  const HEADER = 22;
  const header = Buffer.alloc(HEADER);
  header.writeUInt16LE(1, 2); // An icon
  header.writeUInt16LE(1, 4); // One picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // Planes
  header.writeUInt16LE(32, 12); // Bits for each pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(HEADER, 18);
  return Buffer.concat([header, picture]);
}

/** `npm run icons` makes the icons of phones and older browsers from the SVG. What it writes is committed. */
main(async () => {
  const wasm = createRequire(__filename).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(readFileSync(wasm));
  const svg = readFileSync(SOURCE, 'utf8');
  writeFileSync('static/favicon.ico', ico(png(svg, 32), 32));
  // Phones cut the corners themselves, and show what is transparent as black.
  writeFileSync('static/img/apple-touch-icon.png', png(maskable(svg), 180));
  for (const size of [192, 512]) writeFileSync(`static/img/icon-${String(size)}.png`, png(svg, size));
  writeFileSync('static/img/icon-maskable-512.png', png(maskable(svg), 512));
});
