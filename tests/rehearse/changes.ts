import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeIn} from '../../src/node/files';

/** An edit of one of our files that newer packages require, and that the installed ones don't accept. */
export interface Change {
  readonly file: string;
  /** Text that is in the file exactly once. Without it, the file is new. */
  readonly from?: string;
  readonly to: string;
  /** What the newer packages say about the old text. */
  readonly why: string;
}

/** What an upgrade to the newest packages must edit. Everything else builds with both. */
export const changes: readonly Change[] = [
  {
    file: 'docusaurus.config.ts',
    from: 'experimental_faster: {',
    to: 'faster: {',
    why: 'Docusaurus 3.10 refuses the old name.',
  },
  {
    file: 'docusaurus.config.ts',
    from: "onBrokenMarkdownLinks: 'throw',",
    to: '',
    why: 'Docusaurus 3.10 warns about the old place, and a warning fails the build.',
  },
  {
    file: 'docusaurus.config.ts',
    from: 'markdown: {parseFrontMatter: withLastUpdate},',
    to: "markdown: {parseFrontMatter: withLastUpdate, hooks: {onBrokenMarkdownLinks: 'throw'}},",
    why: 'This is the new place.',
  },
  {
    file: 'plugins/light-pages/patches/index.ts',
    from: "export {knownWarning} from './knownWarning';\n",
    to: '',
    why: 'The Lightning CSS of Docusaurus 3.10 knows the pseudo-element, so the patch matches nothing.',
  },
  {
    file: 'plugins/light-pages/patches/index.ts',
    from: "export {noKeyboardClass} from './noKeyboardClass';\n",
    to: '',
    why: 'Docusaurus 3.10 marks nothing when a visitor uses the keyboard, so the patch matches nothing.',
  },
  {
    file: 'plugins/light-pages/patches/index.ts',
    from: "export {withoutBuildHash} from './withoutBuildHash';\n",
    to: '',
    why: 'The runtime of Rspack 1.7 has no hash of the build, so the patch matches nothing.',
  },
  {
    file: 'src/theme/DocBreadcrumbs/StructuredData/index.tsx',
    to: 'export default function DocBreadcrumbsStructuredData(): null {\n  return null;\n}\n',
    why: 'Docusaurus 3.8 and later write a BreadcrumbList with it, and plugins/page-output/jsonLd.ts writes ours.',
  },
];

/** Applies the changes to the files of a folder. A unit test proves that each matches once. */
export function applyChanges(folder: string): void {
  for (const {file, from, to} of changes) {
    const text = from === undefined ? to : readFileSync(path.join(folder, file), 'utf8').replace(from, () => to);
    writeIn(folder, file, text);
  }
}
