import {translate} from '@docusaurus/Translate';
import {isApple} from '@site/src/utils/isApple';

/** Labels after a click. */
export const outcomeTexts = {
  copied: () => translate({id: 'site.copy.copied', message: 'Copied'}),
  selected: () =>
    matchMedia('(hover: none)').matches
      ? translate({id: 'site.copy.selectedByTouch', message: 'Selected'})
      : translate({id: 'site.copy.selected', message: 'Press {keys} to copy'}, {keys: isApple() ? '⌘C' : 'Ctrl+C'}),
  failed: () => translate({id: 'site.copy.failed', message: 'Copy failed'}),
};
