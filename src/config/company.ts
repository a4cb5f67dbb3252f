export interface Company {
  readonly owner: string;
  readonly phone: string;
  readonly offices: readonly {readonly city: string; readonly lines: readonly string[]}[];
  /** Parts of this object that have sample values. They are not shown, and the build prints a warning while there are any. */
  readonly samples: readonly ('phone' | 'offices')[];
}

export const company: Company = {
  owner: 'Salesloft, Inc.',
  phone: '+1 404 555 0142',
  offices: [
    {city: 'Atlanta', lines: ['100 Sample Street', 'Atlanta, GA']},
    {city: 'Indianapolis', lines: ['200 Sample Avenue', 'Indianapolis, IN']},
    {city: 'London', lines: ['300 Sample Road', 'London']},
  ],
  samples: ['phone', 'offices'],
};
