import type {Plugin} from '@docusaurus/types';
import {homeTexts} from '../../src/config/homePage';
import {readFacts} from '../lib/site-pages/siteFacts';

const entries = Object.entries(homeTexts);

/** Gives the home page its texts, numbers and the latest change. Its Markdown version has the same (lib/site-pages). */
export default function homePage(): Plugin {
  return {
    name: 'home-page',
    loadContent: () => homeTexts,
    getTranslationFiles: () => [
      {path: 'texts', content: Object.fromEntries(entries.map(([id, message]) => [id, {message}]))},
    ],
    translateContent: ({translationFiles: [file]}) =>
      Object.fromEntries(entries.map(([id, text]) => [id, file?.content[id]?.message ?? text])),
    async contentLoaded({content: texts, actions}) {
      await actions.createData('home.json', JSON.stringify({texts, facts: readFacts()}));
    },
  };
}
