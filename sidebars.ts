import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {guidesIn} from './plugins/lib/guides/readGuides';
import {guideSections, introduction} from './src/config/guides';

/** The guides, in reading order. The sidebars of references are in plugins/lib/reference-sidebars/sidebars.ts. */
export default {
  platform: [
    introduction,
    ...guideSections.map(({folder, label, description}) => ({
      type: 'category' as const,
      label,
      link: {type: 'generated-index' as const, title: label, description, slug: `/${folder}/`},
      items: guidesIn(folder),
    })),
  ],
} satisfies SidebarsConfig;
