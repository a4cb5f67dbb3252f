import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/ErrorPageContent';
import type ErrorPageContentType from '@theme/ErrorPageContent';

export default function ErrorPageContent(props: ComponentProps<typeof ErrorPageContentType>): ReactNode {
  return (
    <>
      <Head>
        <title>{translate({message: 'Page Error'})}</title>
      </Head>
      <Original {...props} />
    </>
  );
}
