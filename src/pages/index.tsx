import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {HomePage} from '@site/src/components/HomePage';
import FirstCall from './_firstCall.mdx';
import FirstSteps from './_firstSteps.mdx';

export default function Home(): ReactNode {
  return (
    <Layout
      title={translate({id: 'site.home.title', message: 'Salesloft API guides and reference'})}
      description={translate({
        id: 'site.home.description',
        message:
          'Guides and reference for the Salesloft REST API: people, cadences, calls, emails, webhooks, and more, with tested code samples.',
      })}>
      <HomePage
        firstCall={
          <MDXContent>
            <FirstCall />
          </MDXContent>
        }
        firstSteps={
          <MDXContent>
            <FirstSteps />
          </MDXContent>
        }
      />
    </Layout>
  );
}
