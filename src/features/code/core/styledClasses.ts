import type {ElementContent} from 'hast';

const NAMES = 'addition attr attribute built_in comment keyword literal meta number string subst title variable';

/** The highlighter's classes that have a rule in `src/css/code.css`. */
export const STYLED: ReadonlySet<string> = new Set(NAMES.split(' ').map((name) => `hl-${name}`));

const classesOf = (className: unknown): string[] => (Array.isArray(className) ? className.map(String) : []);

/** Removes classes without CSS rules, and elements without other classes, to make pages smaller. */
export const styledOnly = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const className = classesOf(node.properties.className).filter((name) => STYLED.has(name));
    const children = styledOnly(node.children);
    return className.length > 0 ? [{...node, properties: {className}, children}] : children;
  });
