import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {type Card, CARD_SIZE, type Node, cardTree} from './card';
import {colorsOf} from './colors';

/** Cards are cached until their text, their design or a source file changes, if the folder can be written. */
const CACHE = 'node_modules/.cache/social-cards';
const WEIGHTS = [400, 600] as const;

const {resolve} = createRequire(__filename);
const fontFile = (weight: number): string =>
  resolve(`@fontsource/inter/files/inter-latin-${String(weight)}-normal.woff`);

const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 20);
};

/** Converts SVG to PNG. */
type Draw = (tree: Node) => Promise<Uint8Array>;

/** Loads the two libraries, which only new cards need. */
async function createDraw(fonts: readonly Buffer[]): Promise<Draw> {
  const [{default: satori}, {Resvg, initWasm}] = await Promise.all([import('satori'), import('@resvg/resvg-wasm')]);
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const options = {
    ...CARD_SIZE,
    fonts: WEIGHTS.map((weight, index) => ({name: 'Inter', weight, data: fonts[index] ?? Buffer.alloc(0)})),
  };
  return async (tree) => {
    const svg = await satori(tree as unknown as Parameters<typeof satori>[0], options);
    return new Resvg(svg).render().asPng();
  };
}

/** Writes a file of the cache. Packages can belong to another user than the one who builds. */
function keep(file: string, png: Uint8Array): void {
  try {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, png);
  } catch {
    // The next build draws the card again.
  }
}

/** Draws and caches cards. The same text gives the same bytes. */
export function cardRenderer(cache = CACHE): (card: Card) => Promise<Uint8Array> {
  const colors = colorsOf(readFileSync('src/css/tokens.css', 'utf8'));
  const logo = `data:image/svg+xml;base64,${readFileSync('static/img/favicon.svg').toString('base64')}`;
  const fonts = WEIGHTS.map((weight) => readFileSync(fontFile(weight)));
  const versions = ['satori', '@resvg/resvg-wasm'].map((name) => versionOf(name));
  const materials = hashOf(...fonts, ...versions);
  let drawing: Promise<Draw> | undefined;
  return async (card) => {
    const tree = cardTree(card, colors, logo);
    const file = path.join(cache, `${hashOf(materials, JSON.stringify(tree))}.png`);
    if (existsSync(file)) return readFileSync(file);
    const draw = await (drawing ??= createDraw(fonts));
    const png = await draw(tree);
    keep(file, png);
    return png;
  };
}

function versionOf(name: string): string {
  const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    Record<string, string> | undefined
  >;
  return dependencies?.[name] ?? devDependencies?.[name] ?? '';
}
