// cspell:words Danyow Gruber Hurley Luke Sauyet csprng licen lukeed ramda
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** A module in the bundler's stats. Concatenated modules are children of the first one. */
export interface StatsModule {
  readonly identifier?: string;
  readonly modules?: readonly StatsModule[];
}

/** The file of a module, without loaders, prefix and query. */
const fileOf = (identifier: string): string =>
  /^(?:[a-z/-]+\|)?([^|?]*)/.exec(identifier.split('!').at(-1) ?? '')?.[1] ?? '';

const packageFolder = (file: string): string | undefined =>
  /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];

/** Package folders of a bundle's modules, without duplicates. */
export function bundledPackages(modules: readonly StatsModule[]): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = ({identifier = '', modules: joined = []}: StatsModule): void => {
    const folder = packageFolder(fileOf(identifier));
    if (folder !== undefined) found.add(folder);
    joined.forEach(collect);
  };
  modules.forEach(collect);
  return found;
}

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}

/** Copyright lines of MIT packages without a license file, from their sources and READMEs. */
const HOLDERS: Readonly<Record<string, string>> = {
  '@cfworker/json-schema': 'Copyright (c) 2020 Jeremy Danyow',
  '@docsearch/css': 'Copyright (c) Algolia, Inc. and contributors',
  '@docsearch/react': 'Copyright (c) Algolia, Inc. and contributors',
  infima: 'Copyright (c) Facebook, Inc. and its affiliates.',
  isarray: 'Copyright (c) 2013 Julian Gruber <julian@juliangruber.com>',
};

const ALGOLIA = 'Copyright (c) Algolia, Inc. and contributors';
const LUKE = 'Copyright (c) Luke Edwards (lukeed.com)';

/**
 * MIT packages whose code is part of another package's file, so that the bundler doesn't see them, with their copyright lines.
 * Check the list when you upgrade the outer package.
 */
const EMBEDDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@docsearch/react': {
    '@algolia/autocomplete-core': ALGOLIA,
    '@algolia/autocomplete-plugin-algolia-insights': ALGOLIA,
    '@algolia/autocomplete-shared': ALGOLIA,
    '@algolia/client-common': ALGOLIA,
    '@algolia/requester-browser-xhr': ALGOLIA,
    algoliasearch: ALGOLIA,
  },
  '@rudderstack/analytics-js': {
    '@lukeed/csprng': LUKE,
    '@lukeed/uuid': LUKE,
    '@preact/signals-core': 'Copyright (c) 2022-present Preact Team',
    ramda: 'Copyright (c) 2013-2024 Scott Sauyet and Michael Hurley',
  },
};

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const NOTICE_FILE = /^(licen[cs]e|copying|notice)(\.|$)/i;

function textOf(folder: string, name: string, license: string): string {
  const files = readdirSync(folder).filter((file) => NOTICE_FILE.test(file));
  if (files.length > 0) return files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim()).join('\n\n');
  const holder = HOLDERS[name];
  if (license !== 'MIT' || holder === undefined) {
    throw new Error(
      `${name} is in the site's scripts and has no license file (its license is ${license}). ` +
        'Add its copyright line to HOLDERS in plugins/third-party-licenses/notices.ts, or remove the package.',
    );
  }
  return `${holder}\n\n${MIT}`;
}

/** Reads name, version and license of a package. @throws with the fix when it has no license text */
export function readPackage(folder: string): BundledPackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Partial<BundledPackage>;
  const {name = folder, version = '', license = 'not declared'} = manifest;
  return {name, version, license, text: textOf(folder, name, license)};
}

/** The packages, and those inside them, whose versions are not known. */
export const withEmbedded = (packages: readonly BundledPackage[]): BundledPackage[] =>
  packages.flatMap((outer) => [
    outer,
    ...Object.entries(EMBEDDED[outer.name] ?? {}).map(([name, holder]) => ({
      name,
      version: `in ${outer.name} ${outer.version}`,
      license: 'MIT',
      text: `${holder}\n\n${MIT}`,
    })),
  ]);

const OF_SITE =
  "The scripts and style sheets of this site contain the packages below, each under its own license. The font's license is at /fonts/inter-LICENSE.txt, and the icons' license is in /img/icons.svg.";

/** The notices of packages as plain text, sorted by name. @param introduction the sentence before them */
export const notices = (packages: readonly BundledPackage[], introduction = OF_SITE): string =>
  [
    introduction,
    ...[...packages]
      .sort((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1))
      .map(({name, version, license, text}) => {
        const title = `${name} ${version} (${license})`;
        return `${title}\n${'-'.repeat(title.length)}\n\n${text}`;
      }),
  ]
    .join('\n\n\n')
    .concat('\n');
