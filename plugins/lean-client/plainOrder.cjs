const COMPARISON = /(\w+\[\d\](?:\.\w+)?)\.localeCompare\((\w+\[\d\](?:\.\w+)?)\)/g;

/**
 * A loader for modules of the generator that sort addresses and names of properties. The first `localeCompare` of a page loads
 * the order of all alphabets (15 ms at a desk, 60 on a phone); these sort by code unit, which is the same for what they sort.
 * @param {string} source
 * @returns {string}
 */
module.exports = function plainOrder(source) {
  const plain = source.replaceAll(COMPARISON, '($1 < $2 ? -1 : $1 > $2 ? 1 : 0)');
  if (plain.includes('.localeCompare(')) {
    throw new Error('The generator sorts in another way: adapt plugins/lean-client/plainOrder.cjs.');
  }
  return plain;
};
