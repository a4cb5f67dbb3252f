import {type Choices, readChoice} from '../choices';

/** Responses of `GET /sourceConfig/`. */
export const configResponses = {
  normal: 'Normal',
  disabled: 'A disabled source',
  error: 'Status 500',
  drop: 'A closed connection',
  hang: 'No response',
  html: 'An HTML page with status 200',
} as const satisfies Choices;

/** Responses to event deliveries. */
export const deliveryResponses = {
  normal: 'Normal',
  error: 'Status 500',
  drop: 'A refused connection',
  hang: 'No response',
} as const satisfies Choices;

/** SimulatedErrors of one write key. Other keys are not affected. */
export interface PlaneErrors {
  readonly config: keyof typeof configResponses;
  readonly delivery: keyof typeof deliveryResponses;
}

export const noErrors: PlaneErrors = {config: 'normal', delivery: 'normal'};

/** Reads the form. */
export function readPlaneErrors(form: URLSearchParams): PlaneErrors {
  return {
    config: readChoice(form, 'config', configResponses),
    delivery: readChoice(form, 'delivery', deliveryResponses),
  };
}
