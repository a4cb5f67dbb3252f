/**
 * Allowed licenses of packages (SPDX). Those in the first two lines require only their notice. Each of the others is for the
 * named packages only: build tools, or unmodified data and fonts.
 */
export const ALLOWED_LICENSES: readonly string[] = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'WTFPL'],
  'MPL-2.0', // lightningcss, axe-core, satori, resvg: used unmodified
  'OFL-1.1', // @fontsource/inter: the font, with its license next to it
  'CC-BY-4.0', // caniuse-lite: data of the build
  'CC-BY-3.0', // spdx-exceptions: data of the license check
  'Python-2.0', // argparse
  'Artistic-2.0', // domain-browser, of the OpenAPI theme
  'EPL-2.0', // elkjs, of beautiful-mermaid: build only
];
