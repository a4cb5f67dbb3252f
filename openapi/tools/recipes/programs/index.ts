import type {LanguageId} from '../../../../src/features/samples/core/languages';
import {write as curl} from './curl';
import {write as nodejs} from './nodejs';
import type {Program} from './program';
import {write as python} from './python';
import {write as ruby} from './ruby';

export {programOf} from './program';

type Write = (program: Program) => string;

/** A recipe as one program, by language of samples. */
export const PROGRAMS: ReadonlyMap<LanguageId, Write> = new Map<LanguageId, Write>([
  ['curl', curl],
  ['nodejs', nodejs],
  ['python', python],
  ['ruby', ruby],
]);
