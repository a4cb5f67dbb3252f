/**
 * Licenses (SPDX) that packages may have. Those of the first two lines ask for no more than their notice. The others are
 * for a single package each, named behind it: tools of the build, or data and fonts that are shipped as they are.
 */
export const ALLOWED_LICENSES: readonly string[] = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'WTFPL'],
  'MPL-2.0', // lightningcss, axe-core, satori, resvg: used as they are
  'OFL-1.1', // @fontsource/inter: the font, with its license next to it
  'CC-BY-4.0', // caniuse-lite: data of the build
  'CC-BY-3.0', // spdx-exceptions: data of the license check
  'Python-2.0', // argparse
  'Artistic-2.0', // domain-browser, of the OpenAPI theme
  'EPL-2.0', // elkjs, of beautiful-mermaid: draws while the site is built
];
