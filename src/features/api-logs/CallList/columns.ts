import {translate} from '@docusaurus/Translate';

/** The columns of the table, from left to right. Their names are also the labels of values on narrow screens. */
export const columns = {
  time: () => translate({id: 'site.apiLogs.time', message: 'Time'}),
  method: () => translate({id: 'site.apiLogs.method', message: 'Method'}),
  operation: () => translate({id: 'site.apiLogs.operation', message: 'Operation'}),
  path: () => translate({id: 'site.apiLogs.path', message: 'Path'}),
  status: () => translate({id: 'site.apiLogs.status', message: 'Status'}),
  duration: () => translate({id: 'site.apiLogs.duration', message: 'Duration'}),
  cost: () => translate({id: 'site.apiLogs.cost.short', message: 'Cost'}),
  remaining: () => translate({id: 'site.apiLogs.remaining.short', message: 'Remaining'}),
};

export type Column = keyof typeof columns;
export const COLUMNS = Object.keys(columns) as readonly Column[];
