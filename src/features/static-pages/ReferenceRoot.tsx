import type {ReactNode} from 'react';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import renderRoutes from '@docusaurus/renderRoutes';
import Layout from '@theme/Layout';
import {StaticReference} from './StaticReference';

type Routes = Parameters<typeof renderRoutes>[0];

const classes = `${ThemeClassNames.wrapper.docsPages} ${ThemeClassNames.page.docsDocPage}`;

/** The build renders the routes below it. Browsers have none (plugins/light-pages) and show the HTML. */
export default function ReferenceRoot({route}: {readonly route: {readonly routes?: Routes}}): ReactNode {
  return (
    <HtmlClassNameProvider className={classes}>
      <Layout>{route.routes ? renderRoutes(route.routes) : <StaticReference />}</Layout>
    </HtmlClassNameProvider>
  );
}
