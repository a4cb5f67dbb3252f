import {version} from './package.json';
import {pluginOptions} from './openapi/tools/generate/openApiPlugin';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import analytics from './plugins/analytics';
import {rehypeCodeBlocks} from './plugins/lib/code-blocks/rehypeCodeBlocks';
import {rehypeShortCode} from './plugins/lib/code-blocks/rehypeShortCode';
import {rehypeTables} from './plugins/lib/code-blocks/rehypeTables';
import {rehypeGuideComponents, rehypePhoneContents} from './plugins/lib/guide-components/rehypeGuideComponents';
import {rehypeRunLinks} from './plugins/lib/guide-components/rehypeRunLinks';
import {rehypeSteps} from './plugins/lib/guide-components/rehypeSteps';
import {remarkData} from './plugins/lib/guide-components/remarkData';
import {remarkUnverified} from './plugins/lib/guide-components/remarkUnverified';
import {withLastUpdate} from './plugins/lib/site-pages/lastUpdate';
import lightPages, {START_FOLDER, guideDocsPlugin, referenceDocsPlugin, ssrTemplate} from './plugins/light-pages';
import {sitemap} from './plugins/page-output/sitemap';
import pageOutput from './plugins/page-output';
import redirectPages from './plugins/redirects';
import guideTools from './plugins/guide-tools';
import homePage from './plugins/home-page';
import siteSettings from './plugins/site-settings';
import thirdPartyLicenses from './plugins/third-party-licenses';
import {navbarItems} from './src/config/navbar';
import {publicFiles, publishedFolder} from './src/config/publicFiles';
import {redirects} from './src/config/redirects';
import {guidesPath, referencePath} from './src/config/routes';
import {siteTitle, siteUrl} from './src/config/siteUrl';

const themeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false},
  // 1200 by 630 pixels: the picture of shared links.
  image: 'img/social-card.png',
  metadata: [
    {name: 'theme-color', content: '#ffffff'},
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: siteTitle},
    {property: 'og:image:alt', content: siteTitle},
  ],
  docs: {versionPersistence: 'localStorage', sidebar: {hideable: true, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: 'for Developers',
    hideOnScroll: true,
    logo: {src: 'img/logo.svg', alt: 'Salesloft', href: '/', width: 108, height: 24},
    items: navbarItems,
  },
  // The build highlights code, so the browser's highlighter needs no theme.
  prism: {theme: {plain: {}, styles: []}},
} satisfies ThemeConfig;

/** Options for the Markdown of guides and landing pages. */
const guideRehypePlugins = [
  rehypeGuideComponents,
  rehypeSteps,
  rehypeRunLinks,
  rehypeCodeBlocks,
  rehypeShortCode,
  rehypeTables,
];

const docs = {
  // Folders such as 1.0 are names, not sidebar positions.
  numberPrefixParser: false,
  versions: {current: {label: 'Next'}},
} satisfies DocsOptions;

const guideDocs = {
  ...docs,
  beforeDefaultRemarkPlugins: [remarkData],
  remarkPlugins: [remarkUnverified],
  rehypePlugins: [...guideRehypePlugins, rehypePhoneContents],
  path: guidesPath,
  routeBasePath: guidesPath,
  sidebarPath: './sidebars.ts',
} satisfies DocsOptions;

/** The references of all versions. They are a separate instance, so that guides don't load their sidebars. */
const referenceDocs = {
  ...docs,
  id: 'reference',
  rehypePlugins: [rehypeCodeBlocks],
  path: referencePath,
  routeBasePath: referencePath,
  sidebarPath: './plugins/lib/reference-sidebars/sidebars.ts',
  // Browsers get these pages as HTML: see features/static-pages.
  docsRootComponent: '@site/src/features/static-pages/ReferenceRoot',
  docVersionRootComponent: '@site/src/features/static-pages/ReferenceDocVersionRoot',
  docRootComponent: '@site/src/features/static-pages/ReferenceDocRoot',
  docItemComponent: '@site/src/features/static-pages/ReferenceDocItem',
} satisfies DocsOptions;

const presetOptions = {
  docs: false,
  blog: false,
  pages: {beforeDefaultRemarkPlugins: [remarkData], rehypePlugins: guideRehypePlugins},
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/icons.css',
      './src/css/infima.css',
      './src/css/controls.css',
      './src/css/classes.css',
      './src/css/menus.css',
      './src/css/global.css',
      './src/css/navbar.css',
      './src/css/sidebar.css',
      './src/css/text.css',
      './src/css/code.css',
      './src/css/methods.css',
      './src/css/tables.css',
      './src/css/sequence.css',
      './src/css/print.css',
    ],
  },
  sitemap,
  svgr: false,
} satisfies PresetOptions;

export default {
  title: siteTitle,
  favicon: 'img/favicon.svg',
  url: siteUrl,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  ssrTemplate,
  trailingSlash: true,
  // `npm run build` has named all dead links of pages before (plugins/lib/guide-checks). This finds those of components.
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {path: 'src/i18n', defaultLocale: 'en', locales: ['en']},
  future: {
    // All of `experimental_faster: true` except the shared MDX compilation. With it, the server build waits forever for
    // pages that the browser build doesn't have (plugins/light-pages). And except the HTML minimizer (src/cli/build.ts).
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      rspackBundler: true,
      mdxCrossCompilerCache: false,
    },
  },
  markdown: {parseFrontMatter: withLastUpdate},
  customFields: {year: new Date().getFullYear(), version},
  clientModules: [
    './src/features/copy/client.ts',
    './src/features/markdown-page/client.ts',
    './src/features/menus/client.ts',
    './src/features/page-announcer/client.ts',
    './src/features/print/client.ts',
    './src/features/scroll-restoration/client.ts',
    './src/features/shortcuts/client.ts',
    './src/theme/referenceStyles.ts',
  ],
  staticDirectories: ['static', publishedFolder, START_FOLDER],
  headTags: [
    // For browsers without SVG icons, and for home screens.
    {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
    {
      tagName: 'link',
      attributes: {rel: 'alternate', type: 'application/atom+xml', href: publicFiles.atomFeed, title: 'Changes'},
    },
    {
      tagName: 'link',
      attributes: {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        href: publicFiles.openSearch,
        title: 'Salesloft API',
      },
    },
  ],
  presets: [['classic', presetOptions]],
  plugins: [
    siteSettings,
    guideTools,
    homePage,
    analytics,
    lightPages,
    thirdPartyLicenses,
    [guideDocsPlugin, guideDocs],
    [referenceDocsPlugin, referenceDocs],
    pageOutput,
    redirectPages(redirects),
    ['docusaurus-plugin-openapi-docs', pluginOptions],
  ],
  themeConfig,
} satisfies Config;
