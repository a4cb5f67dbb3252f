import type {ReactNode} from 'react';
import type {ReferencePage as Page} from '../../../openapi/pages/page';
import {Operation} from './Operation';
import {Sections} from './Sections';

/**
 * A reference page, below its title. It renders at build time and with `npm start`. Browsers get static HTML
 * (features/static-pages), so components here must not have state or event handlers.
 */
export function ReferencePage({page}: {readonly page: Page}): ReactNode {
  return page.kind === 'operation' ? (
    <Operation page={page}>
      <Sections sections={page.sections} />
    </Operation>
  ) : (
    <Sections sections={page.sections} />
  );
}
