import {type Patch, browserModule} from '../patch';

export const noHighlighter: Patch = {
  replaces: '`prism-react-renderer` in the browser',
  why: 'The build highlights code, and the classic theme starts a highlighter on each page.',
  gain: '17 kB',
  measure: 'npm test -- weights',
  removeWhen: 'the classic theme loads its highlighter with code blocks',
  imports: [{request: 'prism-react-renderer', by: browserModule('noHighlighter')}],
};
