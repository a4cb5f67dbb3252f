'use strict';
/*
 * Which part of the project may import which. CONTRIBUTING.md, "Layers", has the picture and the reasons.
 * A type that is imported counts as much as a value: a reader of the code must follow it too.
 */

/** Plain TypeScript of a feature. Features, plugins and tools may import the core of any feature. */
const CORES = '^src/features/[^/]+/core/';
const CONFIG = '^src/config/';
const NODE = '^src/node/';
/** Small helpers that don't depend on the site. */
const UTILS = '^src/utils/';
const MODEL = '^openapi/model/';
const PAGES = '^openapi/pages/';
/** What Docusaurus plugins share. */
const PLUGIN_LIB = '^plugins/lib/';

/** Each layer, and the other layers that it may import. A folder without a row is refused. */
const LAYERS = [
  {name: 'config', path: CONFIG, imports: []},
  {name: 'node', path: NODE, imports: []},
  {name: 'utils', path: UTILS, imports: []},
  {name: 'openapi-model', path: MODEL, imports: [CONFIG, UTILS]},
  {name: 'core', path: CORES, imports: [CONFIG, UTILS, MODEL]},
  {name: 'openapi-pages', path: PAGES, imports: [CONFIG, UTILS, MODEL, CORES]},
  {name: 'openapi-tools', path: '^openapi/tools/', imports: [CONFIG, UTILS, NODE, MODEL, PAGES, CORES]},
  {name: 'components', path: '^src/components/', imports: [CONFIG, UTILS, CORES]},
  {
    name: 'features',
    path: '^src/features/',
    pathNot: CORES,
    imports: [CONFIG, UTILS, MODEL, PAGES, CORES, '^src/components/'],
  },
  {
    name: 'theme-and-pages',
    path: '^src/(theme|pages)/',
    imports: [CONFIG, UTILS, CORES, '^src/components/', '^src/features/'],
  },
  {name: 'hosting', path: '^src/hosting/', imports: [CONFIG, UTILS, NODE, CORES]},
  {name: 'mcp', path: '^src/mcp/', imports: [CONFIG, UTILS, MODEL, PAGES, CORES]},
  {name: 'test-delivery', path: '^src/test-delivery/', imports: [CORES]},
  {name: 'plugin-lib', path: PLUGIN_LIB, imports: [CONFIG, UTILS, NODE, '^openapi/', CORES]},
  {
    name: 'plugins',
    path: '^plugins/',
    pathNot: PLUGIN_LIB,
    imports: [CONFIG, UTILS, NODE, '^openapi/', CORES, '^src/hosting/', PLUGIN_LIB],
  },
  {name: 'sandbox', path: '^sandbox/', imports: [CONFIG, UTILS, NODE, '^openapi/', CORES, '^src/hosting/staticServer']},
  {
    name: 'cli',
    path: '^src/cli/',
    imports: [CONFIG, NODE, '^openapi/', CORES, '^src/hosting/', '^src/mcp/', '^plugins/', '^sandbox/'],
  },
];

/** Tests and entry files of tools may import anything, and nothing imports them. */
const TOP = ['^tests/', '^\\.config/', '^(docusaurus|playwright)\\.config\\.ts$', '^sidebars\\.ts$'];

const OURS = ['^(src|openapi|plugins|sandbox)/', ...TOP];

/** The folder of a pattern, for messages: `src/config`. */
const named = (pattern) => (pattern === CORES ? 'cores of features' : pattern.replace(/[\^$()]|\/$/g, ''));

/** Forbids imports of any other layer. */
const layerRule = ({name, path, pathNot, imports}) => ({
  name: `${name}-imports-what-is-below`,
  comment: `Of this repository, ${named(path)} may import only: ${[path, ...imports].map(named).join(', ')}. Move what is shared to one of them, or pass it as an argument.`,
  severity: 'error',
  from: {path, ...(pathNot && {pathNot})},
  to: {path: OURS, pathNot: [path, ...imports]},
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files must not import each other in a circle. Move what they share to a file of its own.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    ...LAYERS.map(layerRule),
    {
      name: 'every-folder-is-in-a-layer',
      comment:
        'This folder is in no layer. Add a row for it to .config/dependency-cruiser.cjs, or put the file elsewhere.',
      severity: 'error',
      from: {path: OURS, pathNot: [...LAYERS.map(({path}) => path), ...TOP]},
      to: {path: OURS},
    },
    {
      name: 'features-meet-at-their-index',
      comment: 'A feature imports its own files, and of another feature index.ts or core/. Export the name there.',
      severity: 'error',
      from: {path: '^src/features/([^/]+)/'},
      to: {path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/index\\.tsx?$', CORES]},
    },
    {
      name: 'plugins-share-lib',
      comment: 'A plugin imports its own files and plugins/lib. Move what two plugins share there.',
      severity: 'error',
      from: {path: '^plugins/([^/]+)/', pathNot: PLUGIN_LIB},
      to: {path: '^plugins/', pathNot: ['^plugins/$1/', PLUGIN_LIB]},
    },
    {
      name: 'browser-code-without-node',
      comment: 'Browsers run this file, and have no modules of Node. Read files in plugins/, openapi/tools or src/cli.',
      severity: 'error',
      from: {path: ['^src/(config|components|features|theme|pages)/', MODEL, PAGES]},
      to: {dependencyTypes: ['core']},
    },
    {
      name: 'plain-code-without-react',
      comment:
        'Cores, the model and the configuration run in plugins, tools and tests: no React, theme or style sheet.',
      severity: 'error',
      from: {path: [CORES, MODEL, PAGES]},
      to: {
        path: [
          '(^|/)node_modules/(react|react-dom|@docusaurus|@docsearch)/',
          '^@(docusaurus|theme|theme-original)/',
          '\\.css$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(docs|build|\\.docusaurus|openapi/dist)/'},
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
  },
};
