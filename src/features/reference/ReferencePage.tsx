import type {ReactNode} from 'react';
import type {ReferencePage as Page} from '../../../openapi/pages/page';
import {Changelog} from './Changes/Changelog';
import {Operation} from './Operation';
import {Sections} from './Sections';

/**
 * A page of the reference, below its title. It runs while the site is built and under `npm start`; the browser of a built
 * site gets its HTML (features/static-pages), so nothing here may keep state or handle events.
 */
export function ReferencePage({page}: {readonly page: Page}): ReactNode {
  const sections = <Sections sections={page.sections} />;
  if (page.kind === 'operation') return <Operation page={page}>{sections}</Operation>;
  return page.kind === 'changelog' ? <Changelog sections={page.sections} /> : sections;
}
