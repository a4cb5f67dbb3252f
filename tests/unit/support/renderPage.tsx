import {renderToStaticMarkup} from 'react-dom/server';
import type {ReferencePage} from '../../../openapi/pages/page';

/** A page of the reference as static HTML, with the site's own components. */
export async function renderPage(page: ReferencePage): Promise<string> {
  const {ReferencePage: Page} = await import('../../../src/features/reference');
  return renderToStaticMarkup(<Page page={page} />);
}
