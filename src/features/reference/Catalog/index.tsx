import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {ReferencePage} from '../../../../openapi/pages/page';
import {Components} from './Components';

interface Props {
  readonly title: string;
  readonly pages: readonly ReferencePage[];
}

/** The page of all components of the reference, for authors. Only `npm start` has it (plugins/catalog), so its texts aren't translated. */
export default function Catalog({title, pages}: Props): ReactNode {
  return (
    <Layout title={title}>
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <Components pages={pages} />
      </main>
    </Layout>
  );
}
