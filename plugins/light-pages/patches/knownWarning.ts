import type {Patch} from '../patch';

const WARNING = /'details-content' is not recognized as a valid pseudo-element/;

export const knownWarning: Patch = {
  replaces: 'A warning of the minifier of styles about `::details-content`',
  why: 'It keeps the pseudo-element of `src/css/print.css`, and a warning fails the build.',
  gain: 'Builds pass',
  measure: 'npm run build',
  removeWhen: 'Lightning CSS knows the pseudo-element',
  isForBuilds: true,
  expects: [WARNING],
  configure: ({optimization}, matched) => {
    // Docusaurus builds without a minifier for `--no-minify`.
    if (optimization?.minimize !== true) matched(String(WARNING));
    return {ignoreWarnings: [WARNING]};
  },
};
