import type {ReactNode} from 'react';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import renderRoutes from '@docusaurus/renderRoutes';
import type {RouteConfig} from 'react-router-config';
import Layout from '@theme/Layout';
import {StaticReference} from './StaticReference';

const classes = `${ThemeClassNames.wrapper.docsPages} ${ThemeClassNames.page.docsDocPage}`;

/**
 * The root of all reference pages. The build renders the routes below it; the browser's table of routes
 * (plugins/static-pages) has none there, and the page is the HTML that the build made.
 */
export default function ReferenceRoot({route}: {readonly route: RouteConfig}): ReactNode {
  return (
    <HtmlClassNameProvider className={classes}>
      <Layout>{route.routes ? renderRoutes(route.routes) : <StaticReference />}</Layout>
    </HtmlClassNameProvider>
  );
}
