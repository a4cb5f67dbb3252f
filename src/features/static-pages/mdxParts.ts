import * as reference from '@site/src/features/reference';
import {RequestSamples} from '@site/src/features/samples';
import {TryItSlot} from '@site/src/features/try-it';

/** The parts of reference pages. The browser of a built site has `noMdxParts` in their place (plugins/static-pages). */
export const mdxParts = {...reference, RequestSamples, TryItPlace: TryItSlot};
