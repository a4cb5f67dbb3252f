import type {Plugin} from '@docusaurus/types';
import {PROBLEMS} from './problemsFile';
import {showProblems} from './showProblems';

/** Shows in the page what is wrong with guides and descriptions. Only under `npm start`: the build has checks of its own. */
export default function authorProblems(): Plugin {
  return {
    name: 'author-problems',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV === 'production' ? {} : {plugins: [showProblems(PROBLEMS)] as never},
  };
}
