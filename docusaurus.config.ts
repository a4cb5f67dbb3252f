import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import analytics from './plugins/analytics';
import guideDocsPlugin from './plugins/guide-docs';
import {FEEDS} from './plugins/page-output/feeds';
import leanClient from './plugins/lean-client';
import logInCallback, {CALLBACK_FOLDER} from './plugins/log-in-callback';
import {OPEN_SEARCH} from './plugins/page-output/open-search';
import openapiTheme from './plugins/openapi-theme';
import referenceDocsPlugin from './plugins/reference-docs';
import {sitemap} from './plugins/page-output/page-dates/sitemap';
import pageLoading from './plugins/page-loading';
import pageOutput from './plugins/page-output';
import redirectPages from './plugins/redirects';
import {referenceConfig} from './plugins/reference-pages';
import siteSettings from './plugins/site-settings';
import staticPages from './plugins/static-pages';
import thirdPartyLicenses from './plugins/third-party-licenses';
import {apiVersions} from './src/config/apiVersions';
import {guideDocs, guideRehypePlugins, referenceDocs} from './src/config/docs';
import {navbarItems} from './src/config/navbar';
import {pageTemplate} from './src/config/pageTemplate';
import {redirects} from './src/config/redirects';
import {i18n} from './src/i18n/locales';

const themeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false},
  metadata: [
    {name: 'theme-color', content: '#ffffff'},
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: 'Salesloft for Developers'},
  ],
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
  pages: {rehypePlugins: guideRehypePlugins},
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/controls.css',
      './src/css/global.css',
      './src/css/tables.css',
      './src/css/print.css',
    ],
  },
  sitemap,
  svgr: false,
} satisfies PresetOptions;

export default {
  title: 'Salesloft for Developers',
  favicon: 'img/favicon.svg',
  url: 'https://developers.salesloft.com',
  baseUrl: '/',
  baseUrlIssueBanner: false,
  ssrTemplate: pageTemplate,
  trailingSlash: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {...i18n, locales: [...i18n.locales]},
  future: {experimental_faster: true},
  customFields: {year: new Date().getFullYear()},
  clientModules: ['./src/features/copy/client.ts', './src/features/print/client.ts'],
  staticDirectories: ['static', 'openapi/dist/published', CALLBACK_FOLDER],
  headTags: [
    // For browsers that take no SVG, phones' home screens and installed pages; npm run icons makes them of the SVG.
    {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
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
    {
      tagName: 'link',
      attributes: {rel: 'alternate', type: 'application/atom+xml', href: FEEDS.atom, title: 'Changes'},
    },
    {
      tagName: 'link',
      attributes: {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        href: OPEN_SEARCH,
        title: 'Salesloft API',
      },
    },
  ],
  presets: [['classic', presetOptions]],
  plugins: [
    siteSettings,
    analytics,
    leanClient,
    thirdPartyLicenses,
    pageLoading,
    logInCallback,
    openapiTheme,
    [guideDocsPlugin, guideDocs],
    [referenceDocsPlugin, referenceDocs],
    staticPages,
    pageOutput,
    redirectPages(redirects),
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
