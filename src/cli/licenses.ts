import parse from 'spdx-expression-parse';

/**
 * Allowed licenses of packages (SPDX). Those in the first two lines require only their notice. Each of the others is for the
 * named packages only: build tools, or unmodified data.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['CC0-1.0', 'Unlicense', 'WTFPL'],
  'MPL-2.0', // lightningcss, axe-core: used unmodified
  'CC-BY-4.0', // caniuse-lite: data of the build
  'CC-BY-3.0', // spdx-exceptions: data of the license check
  'Python-2.0', // argparse
  'Artistic-2.0', // domain-browser, of the OpenAPI theme
  'EPL-2.0', // elkjs, of beautiful-mermaid: build only
]);

/** Licenses of packages that declare none that can be parsed, from their license files. A new version is checked again. */
const FROM_FILES: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings@2.2.6': 'CC-BY-SA-4.0', // words of the spelling check
  'parse-cache-control@1.0.1': 'BSD-3-Clause',
  'pastable@2.2.1': 'MIT',
  'require-like@0.1.2': 'MIT',
};

function allows(part: parse.Info): boolean {
  if ('conjunction' in part) {
    const parts = [part.left, part.right];
    return part.conjunction === 'and' ? parts.every(allows) : parts.some(allows);
  }
  // The types lack exceptions. A license with one is allowed only under its whole name.
  const {license, plus, exception} = part as parse.LicenseInfo & {readonly exception?: string};
  return ALLOWED.has([license, plus && '+', exception && ` WITH ${exception}`].filter(Boolean).join(''));
}

/** Whether an SPDX expression is allowed: each part of an AND, one part of an OR. */
export function isAllowed(expression: string): boolean {
  try {
    return allows(parse(expression));
  } catch {
    return false;
  }
}

/** Why a package must not be used. @param id `<name>@<version>` */
export const licenseProblems = (id: string, declared = ''): string[] =>
  id in FROM_FILES || isAllowed(declared)
    ? []
    : [`${id} has the license '${declared}', which src/cli/licenses.ts doesn't allow.`];
