import {translate} from '@docusaurus/Translate';
import {isApple} from '../../utils/isApple';

interface Shortcut {
  /** Each does the same. */
  readonly keys: readonly string[];
  readonly does: string;
}

/** The shortcuts that features listen to, the most useful first. */
export function shortcuts(): readonly Shortcut[] {
  const control = isApple() ? '⌘' : 'Ctrl';
  return [
    {keys: [`${control} K`, '/'], does: translate({id: 'site.shortcuts.search', message: 'Search'})},
    {keys: ['↑', '↓'], does: translate({id: 'site.shortcuts.hits', message: 'Move in the search results'})},
    {
      keys: ['Page Up', 'Page Down'],
      does: translate({id: 'site.shortcuts.hitsPage', message: 'Move ten search results up or down'}),
    },
    {keys: [`${control} Enter`], does: translate({id: 'site.shortcuts.send', message: 'Send the request in Try it'})},
    {
      keys: ['←', '→'],
      does: translate({id: 'site.shortcuts.tabs', message: 'Move between tabs, languages, and filters'}),
    },
    {
      keys: ['Enter'],
      does: translate({id: 'site.shortcuts.filter', message: 'Open the first match of the sidebar filter'}),
    },
    {keys: ['Esc'], does: translate({id: 'site.shortcuts.escape', message: 'Close search, a menu, or a dialog'})},
    {keys: ['?'], does: translate({id: 'site.shortcuts.help', message: 'Show this list'})},
  ];
}
