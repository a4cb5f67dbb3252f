/** Responses of `GET /sourceConfig/`. */
export const configAnswers = {
  normal: 'Normal',
  disabled: 'A disabled source',
  error: 'Status 500',
  drop: 'A closed connection',
  hang: 'No response',
  html: 'An HTML page with status 200',
} as const satisfies Readonly<Record<string, string>>;

/** Responses to event deliveries. */
export const deliveryAnswers = {
  normal: 'Normal',
  error: 'Status 500',
  drop: 'A refused connection',
  hang: 'No response',
} as const satisfies Readonly<Record<string, string>>;

/** Faults of one write key. Other keys are not affected. */
export interface PlaneFaults {
  readonly config: keyof typeof configAnswers;
  readonly delivery: keyof typeof deliveryAnswers;
}

export const noFaults: PlaneFaults = {config: 'normal', delivery: 'normal'};

/** Reads the form. Unknown values count as normal. */
export function readPlaneFaults(form: URLSearchParams): PlaneFaults {
  const chosen = <Choice extends string>(field: string, choices: Readonly<Record<Choice, string>>): Choice => {
    const value = form.get(field) ?? '';
    return (Object.hasOwn(choices, value) ? value : 'normal') as Choice;
  };
  return {
    config: chosen<PlaneFaults['config']>('config', configAnswers),
    delivery: chosen<PlaneFaults['delivery']>('delivery', deliveryAnswers),
  };
}
