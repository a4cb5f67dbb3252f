import {translate} from '@docusaurus/Translate';

export const outcomeTexts = {
  copied: () => translate({id: 'site.copy.copied', message: 'Copied'}),
  failed: () => translate({id: 'site.copy.failed', message: 'Copy failed'}),
};
