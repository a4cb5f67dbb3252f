import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {HomePage} from '@site/src/components/HomePage';
import FirstCall from './_firstCall.mdx';

export default function Home(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout
      title="Salesloft for Developers"
      description="Guides and reference of the Salesloft REST API: people, cadences, calls, e-mails, webhooks and more, with samples that run.">
      <HomePage
        tagline={tagline}
        firstCall={
          <MDXContent>
            <FirstCall />
          </MDXContent>
        }
      />
    </Layout>
  );
}
