import {type Patch, browserModule} from '../patch';

export const noKeyboardClass: Patch = {
  replaces: 'The hook `useKeyboardNavigation` of `@docusaurus/theme-common`',
  why: 'Its class of the body restyles the whole page at the first press. The site uses `:focus-visible`.',
  gain: '60 to 100 ms on a phone',
  measure: 'npm run bench -- --against <folder>',
  removeWhen: 'the classic theme uses `:focus-visible`',
  imports: [
    {
      request: './hooks/useKeyboardNavigation',
      from: 'theme-common/lib/internal.js',
      by: browserModule('noKeyboardClass'),
    },
  ],
};
