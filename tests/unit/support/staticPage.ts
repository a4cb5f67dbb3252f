import type {StaticPage} from '../../../src/features/static-pages/pageStore';

/** The part of a document that a static page is read from. What is not given is missing in it. */
export function documentOf({title = '', description, html}: Partial<StaticPage>): Document {
  const found: Readonly<Record<string, unknown>> = {
    ...(html !== undefined && {'[data-static-page]': {innerHTML: html}}),
    ...(description !== undefined && {'meta[name="description"]': {getAttribute: () => description}}),
  };
  return {title, querySelector: (selector: string) => found[selector] ?? null} as unknown as Document;
}
