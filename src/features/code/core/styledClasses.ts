import type {ElementContent} from 'hast';

/** The highlighter's classes that have a rule in `src/css/code.css`. */
export const STYLED: ReadonlySet<string> = new Set([
  'hl-addition',
  'hl-attr',
  'hl-attribute',
  'hl-built_in',
  'hl-comment',
  'hl-keyword',
  'hl-literal',
  'hl-meta',
  'hl-number',
  'hl-string',
  'hl-subst',
  'hl-title',
  'hl-variable',
]);

const classesOf = (className: unknown): string[] => (Array.isArray(className) ? className.map(String) : []);

/** Removes classes without CSS rules, and elements without other classes, to make pages smaller. */
export const styledOnly = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const className = classesOf(node.properties.className).filter((name) => STYLED.has(name));
    const children = styledOnly(node.children);
    return className.length > 0 ? [{...node, properties: {className}, children}] : children;
  });
