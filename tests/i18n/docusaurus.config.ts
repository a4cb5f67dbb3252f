import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import site from '../../.config/docusaurus.i18n';
import {accentContent} from './accentContent';
import {accented} from './pseudo';

/** Front matter that readers see. */
const WORDS = ['title', 'title_meta', 'description', 'sidebar_label'] as const;

const withAccents = <Options extends object>(options: Options): Options => ({
  ...options,
  beforeDefaultRemarkPlugins: [accentContent],
});

/** Guides. The pages of the reference are made of an accented description: theirs is done. */
const accentGuides = (plugin: PluginConfig): PluginConfig => {
  if (!Array.isArray(plugin)) return plugin;
  const [module, options] = plugin as [never, Readonly<Record<string, unknown>>];
  return 'routeBasePath' in options && options.id !== 'reference' ? [module, withAccents(options)] : plugin;
};

const {plugins, presets, ...rest} = site;
const [[preset, options]] = presets as unknown as [[string, PresetOptions]];

/** The site in the pseudo-locale. Content is accented and the texts of the site are in brackets: what is neither was written into the code. */
export default {
  ...rest,
  // Headings of guides get other addresses with other letters.
  onBrokenAnchors: 'ignore',
  presets: [[preset, {...options, ...(options.pages && {pages: withAccents(options.pages)})}]],
  plugins: plugins.map((plugin) => accentGuides(plugin as PluginConfig)),
  markdown: {
    parseFrontMatter: async (file) => {
      const parsed = await file.defaultParseFrontMatter(file);
      const words = WORDS.flatMap((key) => {
        const value = parsed.frontMatter[key];
        return typeof value === 'string' ? [[key, accented(value)] as const] : [];
      });
      return {...parsed, frontMatter: {...parsed.frontMatter, ...Object.fromEntries(words)}};
    },
  },
} satisfies Config;
