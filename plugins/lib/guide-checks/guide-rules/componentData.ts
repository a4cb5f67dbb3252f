import {unverifiedMarks} from '../../../../src/features/guides/core/unverifiedMarks';
import {dataOf} from '../../guide-components/remarkData';
import {isElement} from '../../markdown/markdown';
import {messageOf} from '../rule';
import {type GuideRule, ofNodes} from './guide';
import {hasTexts} from './textAttributes';

/** Components that the build replaces with tables, recipes and marks. */
export const componentData: GuideRule = {
  id: 'component-data',
  description: 'Tables, recipes and marks name what the API descriptions have',
  check: ofNodes(({node}) =>
    isElement(node) && hasTexts(node)
      ? messageOf(() => [dataOf(node), unverifiedMarks({type: 'root', children: [{...node, children: []}]})])
      : undefined,
  ),
};
