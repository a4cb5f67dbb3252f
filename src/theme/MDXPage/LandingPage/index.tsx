import type {ReactNode} from 'react';
import clsx from 'clsx';
import sidebar from '@generated/docusaurus-plugin-content-docs/default/sidebar.json';
import Link from '@docusaurus/Link';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import {landingPages} from '@site/src/config/routes';
import Row from '@site/src/theme/DocBreadcrumbs/Row';
import styles from './styles.module.css';

/** Pages that have no breadcrumb above them. */
const BEGINNINGS: readonly string[] = [landingPages.guides, landingPages.api];

/** A page outside of the guides with their layout: sidebar, breadcrumbs, and one column of text. */
export default function LandingPage({content: Content}: Props): ReactNode {
  const {title = '', description, permalink, frontMatter} = Content.metadata;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.docsPages, ThemeClassNames.page.docsDocPage)}>
      <PageMetadata title={title} description={description} keywords={frontMatter.keywords} />
      <Layout>
        <DocsSidebarProvider name="platform" items={sidebar}>
          <DocRootLayout>
            {/* The columns of the theme's layout, so that all pages of the docs begin at the same place. */}
            <div className="row">
              <div className="col">
                <article className={styles.page}>
                  <Row>
                    <Breadcrumbs title={title} isGuide={!BEGINNINGS.includes(`${permalink}/`)} />
                  </Row>
                  <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
                    <MDXContent>
                      <Content />
                    </MDXContent>
                  </div>
                </article>
              </div>
            </div>
          </DocRootLayout>
        </DocsSidebarProvider>
      </Layout>
    </HtmlClassNameProvider>
  );
}

interface BreadcrumbsProps {
  readonly title: string;
  /** Whether it is the landing page of a topic. */
  readonly isGuide: boolean;
}

/** The same markup as the theme's for guides. */
function Breadcrumbs({title, isGuide}: BreadcrumbsProps): ReactNode {
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}>
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {isGuide && (
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={landingPages.guides}>
              <Translate id="site.landing.guides">Guides</Translate>
            </Link>
          </li>
        )}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{title}</span>
        </li>
      </ul>
    </nav>
  );
}
