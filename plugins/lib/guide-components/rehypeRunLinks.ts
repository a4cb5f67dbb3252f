import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {fencesIn} from '../code-blocks/fence';
import {readKnownNames} from '../guide-names/knownNames';
import {runUrl} from './runUrl';

/**
 * Adds the URL of the form to each `<RequestResponse>` whose request can be sent from it: one curl command, and the response
 * of its operation. Runs before the code blocks are highlighted.
 */
export function rehypeRunLinks() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'RequestResponse') return;
      const [request, response] = fencesIn({type: 'root', children: element.children});
      const [, id = ''] = /(?:^|\s)response=(\S+)/.exec(response?.meta ?? '') ?? [];
      const operation = readKnownNames().operations.get(id);
      const url = request?.language === 'bash' && operation ? runUrl(request.text, operation) : undefined;
      if (url !== undefined) element.attributes.push({type: 'mdxJsxAttribute', name: 'run', value: url});
    });
  };
}
