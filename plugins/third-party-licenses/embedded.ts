// cspell:words Hurley Luke Sauyet csprng lukeed ramda
/** A package whose code is part of another package's file, so that the bundler doesn't see it. All are under the MIT license. */
interface Embedded {
  readonly name: string;
  /** Copyright line of its license. */
  readonly holder: string;
  /** Text of the file that comes from it. */
  readonly trace: string;
}

const ALGOLIA = 'Copyright (c) Algolia, Inc. and contributors';
const LUKE = 'Copyright (c) Luke Edwards (lukeed.com)';

/** Embedded packages by the package that has them, with its file that the site loads. Check the list when you upgrade one. */
export const EMBEDDED: Readonly<Record<string, {readonly file: string; readonly packages: readonly Embedded[]}>> = {
  '@docsearch/react': {
    file: 'dist/esm/index.js',
    packages: [
      {name: '@algolia/autocomplete-core', holder: ALGOLIA, trace: '"autocomplete-core"'},
      {name: '@algolia/autocomplete-plugin-algolia-insights', holder: ALGOLIA, trace: 'algoliaInsightsPlugin'},
      {name: '@algolia/autocomplete-shared', holder: ALGOLIA, trace: '"1.17.9"'},
      {name: '@algolia/client-common', holder: ALGOLIA, trace: 'Unreachable hosts'},
      {name: '@algolia/requester-browser-xhr', holder: ALGOLIA, trace: 'Socket timeout'},
      {name: 'algoliasearch', holder: ALGOLIA, trace: '"5.19.0"'},
    ],
  },
  '@rudderstack/analytics-js': {
    file: 'dist/npm/modern/lite/esm/index.mjs',
    packages: [
      {name: '@lukeed/csprng', holder: LUKE, trace: 'return crypto.getRandomValues(new Uint8Array(len))'},
      {name: '@lukeed/uuid', holder: LUKE, trace: 'HEX$1[tmp&15|64]'},
      {
        name: '@preact/signals-core',
        holder: 'Copyright (c) 2022-present Preact Team',
        trace: 'Symbol.for("preact-signals")',
      },
      {
        name: 'ramda',
        holder: 'Copyright (c) 2013-2024 Scott Sauyet and Michael Hurley',
        trace: '@@functional/placeholder',
      },
    ],
  },
};
