import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import analytics from './plugins/analytics';
import codeSamples from './plugins/code-samples';
import guideDocsPlugin from './plugins/guide-docs';
import {rehypeGuideComponents} from './plugins/guide-components/rehypeGuideComponents';
import leanClient from './plugins/lean-client';
import logInCallback, {CALLBACK_FOLDER} from './plugins/log-in-callback';
import {rehypeCodeBlocks} from './plugins/code-blocks/rehypeCodeBlocks';
import openapiTheme from './plugins/openapi-theme';
import referenceDocsPlugin from './plugins/reference-docs';
import pageLoading from './plugins/page-loading';
import searchIndex from './plugins/search-index';
import redirectPages from './plugins/redirects';
import {referenceConfig} from './plugins/reference-pages';
import siteSettings from './plugins/site-settings';
import staticPages from './plugins/static-pages';
import uniqueRoutes from './plugins/unique-routes';
import {apiVersions} from './src/config/apiVersions';
import {guideDocs, referenceDocs} from './src/config/docs';
import {navbarItems} from './src/config/navbar';
import {redirects} from './src/config/redirects';

const themeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false},
  metadata: [{name: 'theme-color', content: '#ffffff'}],
  docs: {versionPersistence: 'localStorage', sidebar: {hideable: true, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: 'for Developers',
    hideOnScroll: true,
    logo: {src: 'img/logo.svg', alt: 'Salesloft', href: '/', width: 108, height: 24},
    items: navbarItems,
  },
  // Code is highlighted while the site is built; the browser's highlighter gets no theme.
  prism: {theme: {plain: {}, styles: []}},
} satisfies ThemeConfig;

const presetOptions = {
  docs: false,
  blog: false,
  pages: {rehypePlugins: [rehypeGuideComponents, rehypeCodeBlocks]},
  theme: {customCss: ['./src/css/tokens.css', './src/css/global.css']},
  svgr: false,
} satisfies PresetOptions;

export default {
  title: 'Salesloft for Developers',
  tagline: 'Unlock your sales process with the API.',
  favicon: 'img/favicon.svg',
  url: 'https://developers.salesloft.com',
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {experimental_faster: true},
  customFields: {year: new Date().getFullYear()},
  clientModules: ['./src/features/copy/client.ts'],
  staticDirectories: ['static', 'openapi/dist/published', CALLBACK_FOLDER],
  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'preload',
        href: '/fonts/inter-latin-5.3.0.woff2',
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
      },
    },
  ],
  presets: [['classic', presetOptions]],
  plugins: [
    siteSettings,
    analytics,
    leanClient,
    pageLoading,
    logInCallback,
    openapiTheme,
    [guideDocsPlugin, guideDocs],
    [referenceDocsPlugin, referenceDocs],
    staticPages,
    codeSamples,
    searchIndex,
    redirectPages(redirects),
    uniqueRoutes,
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'reference',
        docsPluginId: 'reference',
        config: Object.fromEntries(apiVersions.map((version) => [version.id, referenceConfig(version)])),
      },
    ],
  ],
  themeConfig,
} satisfies Config;
