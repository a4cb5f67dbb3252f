import type {ReactNode} from 'react';
import home from '@generated/home-page/default/home.json';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {HomePage} from '@site/src/components/HomePage';
import FirstCall from './_firstCall.mdx';
import FirstSteps from './_firstSteps.mdx';

export default function Home(): ReactNode {
  return (
    <Layout title={home.texts.title} description={home.texts.description}>
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
