import {type ReactNode, useMemo} from 'react';
import clsx from 'clsx';
import sidebar from '@generated/docusaurus-plugin-content-docs/default/sidebar.json';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Original from '@theme-original/MDXPage';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import {landingPages} from '@site/src/config/routes';
import {PageFooter} from '@site/src/features/page-footer';
import {Crumbs, Row} from '@site/src/theme/DocBreadcrumbs';

/** Pages that have no breadcrumb above them. */
const BEGINNINGS: readonly string[] = [landingPages.guides, landingPages.api];

/** Landing pages have the layout of guides. API Logs has the full width. */
export default function MDXPage(props: Props): ReactNode {
  // Without the slash at its end.
  const isFramed = Object.values<string>(landingPages).includes(`${props.content.metadata.permalink}/`);
  return isFramed ? <LandingPage {...props} /> : <WidePage {...props} />;
}

function WidePage({content: Content, ...props}: Props): ReactNode {
  const content = useMemo(() => {
    const {permalink, frontMatter} = Content.metadata;
    const WithFooter = (): ReactNode => (
      <>
        <Content />
        <PageFooter page={permalink} frontMatter={frontMatter} />
      </>
    );
    return Object.assign(WithFooter, Content);
  }, [Content]);
  return <Original {...props} content={content} />;
}

/** A page outside of the guides with their layout: sidebar, breadcrumbs, and one column of text. */
function LandingPage({content: Content}: Props): ReactNode {
  const {title = '', description, permalink, frontMatter} = Content.metadata;
  const isTopic = !BEGINNINGS.includes(`${permalink}/`);
  const guides = {label: translate({message: 'Guides'}), href: landingPages.guides};
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.docsPages, ThemeClassNames.page.docsDocPage)}>
      <PageMetadata title={title} description={description} keywords={frontMatter.keywords} />
      <Layout>
        <DocsSidebarProvider name="platform" items={sidebar}>
          <DocRootLayout>
            {/* The columns of the theme's layout, so that all pages of the docs begin at the same place. */}
            <div className="row">
              <div className="col">
                <article>
                  <Row>
                    <Crumbs home above={isTopic ? [guides] : []} current={title} />
                  </Row>
                  <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
                    <MDXContent>
                      <Content />
                    </MDXContent>
                  </div>
                  <PageFooter page={permalink} frontMatter={frontMatter} />
                </article>
              </div>
            </div>
          </DocRootLayout>
        </DocsSidebarProvider>
      </Layout>
    </HtmlClassNameProvider>
  );
}
