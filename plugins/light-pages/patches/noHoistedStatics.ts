import type {Patch} from '../patch';

const UNUSED = /[\\/]hoist-non-react-statics[\\/]/;

export const noHoistedStatics: Patch = {
  replaces: 'The side effects that `hoist-non-react-statics` may have for the bundler',
  why: 'Only `withRouter` of React Router calls it, which nothing uses.',
  gain: '1 kB with `react-is`',
  measure: 'npm test -- weights',
  removeWhen: 'React Router has no `withRouter`',
  expects: [UNUSED],
  configure: () => ({module: {rules: [{test: UNUSED, sideEffects: false}]}}),
};
