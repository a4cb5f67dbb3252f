import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {closeMenus} from './closeMenus';

/** Part of every page: menus are also in HTML that React does not render. */
if (ExecutionEnvironment.canUseDOM) closeMenus(document);
