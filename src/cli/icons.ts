import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Resvg, initWasm} from '@resvg/resvg-wasm';
import {readOptions} from '../node/options';
import {main} from '../node/steps';

const SOURCE = 'static/img/favicon.svg';
/** Background of the logo. */
const GROUND = '#0a6650';

/** The logo on a full square, in the safe zone of maskable icons (W3C Manifest: radius of 40%). */
const maskable = (svg: string): string =>
  svg
    .replace(/ rx="[^"]*"/, '')
    .replace('viewBox="0 0 24 24"', 'viewBox="-4 -4 32 32"')
    .replace(/<rect[^>]*>/, `<rect x="-4" y="-4" width="32" height="32" fill="${GROUND}"/>`);

const png = (svg: string, size: number): Uint8Array =>
  new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng();

/** An .ico file with one PNG image. Fields are little-endian. */
function ico(picture: Uint8Array, size: number): Buffer {
  const HEADER = 22;
  const header = Buffer.alloc(HEADER);
  header.writeUInt16LE(1, 2); // Type: icon
  header.writeUInt16LE(1, 4); // Number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // Planes
  header.writeUInt16LE(32, 12); // Bits per pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(HEADER, 18);
  return Buffer.concat([header, picture]);
}

/** `npm run icons` makes the icons for phones and older browsers from the SVG. Commit its output. */
main(async () => {
  readOptions('npm run icons');
  const wasm = createRequire(__filename).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(readFileSync(wasm));
  const svg = readFileSync(SOURCE, 'utf8');
  writeFileSync('static/favicon.ico', ico(png(svg, 32), 32));
  // Phones round the corners, and show transparency as black.
  writeFileSync('static/img/apple-touch-icon.png', png(maskable(svg), 180));
  for (const size of [192, 512]) writeFileSync(`static/img/icon-${String(size)}.png`, png(svg, size));
  writeFileSync('static/img/icon-maskable-512.png', png(maskable(svg), 512));
});
