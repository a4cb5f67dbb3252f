import type {LoadContext, Plugin} from '@docusaurus/types';
import {homeTexts} from '../../src/config/homePage';
import {readFacts} from '../lib/site-pages/siteFacts';
import {translatedTexts} from '../lib/translations';

/** Gives the home page its texts, numbers and the latest change. Its Markdown version has the same (lib/site-pages). */
export default function homePage({i18n}: LoadContext): Plugin {
  return {
    name: 'home-page',
    ...translatedTexts('texts', homeTexts),
    async contentLoaded({content: texts, actions}) {
      await actions.createData('home.json', JSON.stringify({texts, facts: readFacts(i18n.currentLocale)}));
    },
  };
}
