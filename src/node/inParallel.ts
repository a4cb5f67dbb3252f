/** Enough for the disk and libuv's four threads. Processing all items at once would use too much memory. */
const WORKERS = 8;

/** Processes all items, eight at a time. */
export async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({length: WORKERS}, worker));
}
