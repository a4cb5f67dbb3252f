import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar} from './src/config/apiSidebar';
import {apiVersions, sidebarName} from './src/config/apiVersions';
import {guideSections, introduction} from './src/config/guides';

export default {
  platform: [
    introduction,
    ...guideSections.map(({folder, label, description, pages}) => ({
      type: 'category' as const,
      label,
      link: {type: 'generated-index' as const, title: label, description, slug: `/platform/${folder}/`},
      items: pages.map((page) => `platform/${folder}/${page}`),
    })),
  ],
  ...Object.fromEntries(apiVersions.map((version) => [sidebarName(version), apiSidebar(version)])),
} satisfies SidebarsConfig;
