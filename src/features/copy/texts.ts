import {translate} from '@docusaurus/Translate';

/** Labels after a click. */
export const outcomeTexts = {
  copied: () => translate({id: 'site.copy.copied', message: 'Copied'}),
  failed: () => translate({id: 'site.copy.failed', message: 'Copy failed'}),
};
