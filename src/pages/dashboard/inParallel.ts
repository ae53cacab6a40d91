/** Enough to be quick, and few enough for the limits of the mail service. */
const AT_ONCE = 4;

/** Runs `work` for each item, a few at a time. `work` resolves with false to stop before the items left. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>,
): Promise<void> {
  const waiting = [...items];
  const run = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (!(await work(next))) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
}
