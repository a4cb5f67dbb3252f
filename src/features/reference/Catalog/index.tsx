import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {ReferencePage} from '../../../../openapi/pages/page';
import {Components} from './Components';

/** The page of all components of the reference, for authors. Only `npm start` has it (plugins/catalog), so its texts aren't translated. */
export default function Catalog({pages}: {readonly pages: readonly ReferencePage[]}): ReactNode {
  return (
    <Layout title="Catalog">
      <main className="container margin-vert--lg">
        <h1>Components of the reference</h1>
        <Components pages={pages} />
      </main>
    </Layout>
  );
}
