import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFacts} from '../lib/site-pages/siteFacts';

/** Provides numbers and the latest change, which the home page imports. */
export default function siteFacts({i18n}: LoadContext): Plugin {
  return {
    name: 'site-facts',
    async contentLoaded({actions}) {
      await actions.createData('facts.json', JSON.stringify(readFacts(i18n.currentLocale)));
    },
  };
}
