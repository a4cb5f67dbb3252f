import {type Patch, browserModule} from '../patch';

export const tslibHelpers: Patch = {
  replaces: '`tslib` in the browser',
  why: '`@docusaurus/utils-common` is CommonJS, so all helpers are kept for the one that it calls.',
  gain: '3 kB',
  measure: 'npm test -- weights',
  removeWhen: '`@docusaurus/utils-common` is an ES module',
  imports: [{request: 'tslib', by: browserModule('tslibHelpers')}],
};
