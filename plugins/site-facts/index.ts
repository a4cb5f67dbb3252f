import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFacts} from './facts';

/** Gives numbers and the latest change to the home page, which imports them. */
export default function siteFacts({i18n}: LoadContext): Plugin {
  return {
    name: 'site-facts',
    async contentLoaded({actions}) {
      await actions.createData('facts.json', JSON.stringify(readFacts(i18n.currentLocale)));
    },
  };
}
