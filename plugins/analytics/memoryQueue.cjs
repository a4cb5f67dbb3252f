/** The code in which the library selects the storage of its event queue. The default is local storage. */
const QUESTION = 'getStorageTypeForEventsPersistence(logger)';

/**
 * Makes @rudderstack/analytics-js keep its event queue in memory, for which it has no option. Events contain data about the
 * user, such as team_admin and the free seats, which must not be stored.
 */
module.exports = function memoryQueue(source) {
  if (!source.includes(QUESTION)) {
    throw new Error(
      `@rudderstack/analytics-js no longer contains ${QUESTION}. Find out where it stores its queue now, and adapt plugins/analytics/memoryQueue.cjs.`,
    );
  }
  return source.replaceAll(QUESTION, '"memoryStorage"');
};
