/** As many as keep the disk and libuv's four threads busy; all items at once would be in memory together. */
const WORKERS = 8;

/** Runs a piece of work for each item, eight at a time, and waits for all. */
export async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({length: WORKERS}, worker));
}
