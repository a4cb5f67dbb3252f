import type {ComponentType} from 'react';
import type {BodyFormProps} from './BodyForm';

export {JsonEditor} from './JsonEditor';
export type {BodyDescription, SyntaxProblem, WantedField} from './description';
export {replaceText} from './replaceText';
export type {BodyFormProps};

/** Loads the form of a body, which is a separate chunk. */
export const loadBodyForm = async (): Promise<{readonly default: ComponentType<BodyFormProps>}> => ({
  default: (await import('./BodyForm')).BodyForm,
});
