import {translate} from '@docusaurus/Translate';

export const outcomeTexts = {
  copied: () => translate({message: 'Copied'}),
  failed: () => translate({message: 'Copy failed'}),
};
