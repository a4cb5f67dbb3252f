/** Where the library asks in which storage events wait for delivery; by itself it takes local storage. */
const QUESTION = 'getStorageTypeForEventsPersistence(logger)';

/**
 * Has @rudderstack/analytics-js keep events that wait for delivery in memory. They carry who is logged in, team_admin and
 * the free seats among it, which must be stored nowhere (specification, section 1); the library has no option for it.
 */
module.exports = function memoryQueue(source) {
  if (!source.includes(QUESTION)) {
    throw new Error(
      `@rudderstack/analytics-js no longer contains ${QUESTION}. Find out where it stores its queue now, and adapt plugins/analytics/memoryQueue.cjs.`,
    );
  }
  return source.replaceAll(QUESTION, '"memoryStorage"');
};
