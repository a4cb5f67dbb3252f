import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar} from './apiSidebar';
import {apiVersions, sidebarName} from '../../src/config/apiVersions';

/** One sidebar for each API version: a row of the table is enough. */
export default Object.fromEntries(
  apiVersions.map((version) => [sidebarName(version), apiSidebar(version)]),
) satisfies SidebarsConfig;
