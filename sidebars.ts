import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {guideSections, introduction} from './src/config/guides';

/** The guides, in reading order. The sidebars of references are in plugins/lean-docs/sidebars.ts. */
export default {
  platform: [
    introduction,
    ...guideSections.map(({folder, label, description, pages}) => ({
      type: 'category' as const,
      label,
      link: {type: 'generated-index' as const, title: label, description, slug: `/${folder}/`},
      items: pages.map((page) => `${folder}/${page}`),
    })),
  ],
} satisfies SidebarsConfig;
