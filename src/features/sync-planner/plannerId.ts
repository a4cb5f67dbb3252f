/** Fragment of links to the planner. */
export const PLANNER_ID = 'sync-planner';
