import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiVersions, sidebarName} from '../../src/config/apiVersions';
import {apiSidebar} from './apiSidebar';

/** One sidebar for each API version: a row of the table is enough. */
export default Object.fromEntries(
  apiVersions.map((version) => [sidebarName(version), apiSidebar(version)]),
) satisfies SidebarsConfig;
