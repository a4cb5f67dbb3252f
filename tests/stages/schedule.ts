/** What the order depends on. */
export interface Job {
  readonly needs?: readonly string[];
  readonly takesPorts?: boolean;
  /** Whether it doesn't mind a slow machine, so that another such job can fill the time in which it waits. */
  readonly isPatient?: boolean;
  readonly seconds: number;
}

/** Seconds from the start of a job to the end of the longest chain of jobs that need it. */
function chainOf(name: string, jobs: Readonly<Record<string, Job>>): number {
  const next = Object.keys(jobs).filter((other) => jobs[other]?.needs?.includes(name));
  return (jobs[name]?.seconds ?? 0) + Math.max(0, ...next.map((other) => chainOf(other, jobs)));
}

/**
 * Runs jobs in slots, the longest chain first, each after those that it needs. One slot keeps the order of the list. While
 * only patient jobs run, there is a slot more for another one. What needs a failed job doesn't run.
 * @param work runs a job and returns whether it passed
 * @returns names of the jobs that failed or did not run
 */
export async function runInSlots(
  jobs: Readonly<Record<string, Job>>,
  slots: number,
  work: (name: string) => Promise<boolean>,
): Promise<string[]> {
  const waiting = Object.keys(jobs);
  if (slots > 1) waiting.sort((one, other) => chainOf(other, jobs) - chainOf(one, jobs));
  const running = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  const passed = new Set<string>();
  const isReady = (name: string): boolean => {
    const {needs = [], takesPorts, isPatient} = jobs[name] ?? {};
    const others = [...running.keys()].map((other) => jobs[other]);
    const isAmongPatient = isPatient === true && others.every((other) => other?.isPatient);
    return (
      running.size < slots + (isAmongPatient ? 1 : 0) &&
      !(takesPorts && others.some((other) => other?.takesPorts)) &&
      needs.every((need) => passed.has(need) || !(need in jobs))
    );
  };
  while (waiting.length + running.size > 0) {
    const next = waiting.find(isReady);
    if (next === undefined && running.size === 0) {
      for (const name of waiting.splice(0)) failed.add(name);
    } else if (next === undefined) {
      await Promise.race(running.values());
    } else {
      waiting.splice(waiting.indexOf(next), 1);
      const end = work(next).then((isPass) => {
        (isPass ? passed : failed).add(next);
        running.delete(next);
      });
      running.set(next, end);
    }
  }
  return [...failed];
}
