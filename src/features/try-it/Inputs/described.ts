import {translate} from '@docusaurus/Translate';

/** Attributes that connect an input with its hint and its problem. */
export interface Described {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** Label of the empty choice: the parameter is not sent. */
export const notSent = (): string => translate({id: 'site.tryIt.notSent', message: 'Not sent'});
