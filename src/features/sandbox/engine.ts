import type {Spec} from '@site/openapi/model/spec';
import {currentVisit, readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import {Router} from './core/router';
import {Sandbox} from './core/sandbox';
import seed from './core/seed.json';
import {SANDBOX_KEY, SANDBOX_POINTS, SANDBOX_USER} from './core/sandboxKey';

/** The visitor's item with the changes to the records. It survives a reload and ends with the visit. */
const ITEM = 'sandbox';
/** The item with the points that the visitor spent. */
const SPENT = 'sandbox.spent';

export interface SandboxRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly document: Spec;
  readonly scopes: readonly string[];
}

/** Lists by their paths: `/v2/people`. */
export type SandboxRecords = ReturnType<Sandbox['records']>;

/** The points of the minute in the storage, which another page of the tab may have changed. */
function storedPoints(sandbox: Sandbox) {
  let spent: string | undefined;
  return {
    pull: () =>
      readVisitorItem(SPENT, (text) => text === spent || sandbox.rateLimit.continueFrom(ITEM, text) || undefined),
    push: (): void => {
      spent = sandbox.rateLimit.spent(ITEM);
      writeVisitorItem(SPENT, spent);
    },
  };
}

/** Creates the sandbox with the records of this tab, or with the first ones if none are stored or they can't be read. */
export function createTabSandbox() {
  const router = new Router();
  let scopes: readonly string[] = [];
  const sandbox = new Sandbox({
    router,
    seed,
    findCaller: (token) => (token === SANDBOX_KEY ? {key: ITEM, scopes, isAdmin: true, guid: SANDBOX_USER} : undefined),
    now: () => Date.now(),
    pointsPerMinute: SANDBOX_POINTS,
  });
  let known: string | undefined;
  const points = storedPoints(sandbox);
  /** Another page of the tab may have changed or removed the stored text. */
  const pull = (): void => {
    points.pull();
    const stored = readVisitorItem(ITEM, (text) => (text === known || sandbox.restore(ITEM, text) ? text : undefined));
    if (stored === undefined && known !== undefined) sandbox.reset(ITEM);
    known = stored;
  };
  const push = (): void => {
    // Changes that the browser can't store last until the page is left.
    const snapshot = sandbox.snapshot(ITEM);
    known = writeVisitorItem(ITEM, snapshot ?? null) ? snapshot : undefined;
  };
  return {
    fetch: async ({url, init, document, scopes: granted}: SandboxRequest): Promise<Response> => {
      const visit = currentVisit();
      pull();
      router.add(document);
      scopes = granted;
      const response = await sandbox.fetch(url, init);
      // The next visitor starts with the first records.
      if (currentVisit() !== visit) {
        sandbox.reset(ITEM);
        return response;
      }
      points.push();
      if ((init.method ?? 'GET') !== 'GET') push();
      return response;
    },
    records: (): SandboxRecords => {
      pull();
      return sandbox.records(ITEM);
    },
    spendAll: (): void => {
      pull();
      sandbox.rateLimit.spendAll(ITEM);
      points.push();
    },
    reset: (): void => {
      sandbox.reset(ITEM);
      writeVisitorItem(SPENT, null);
      push();
    },
    /** Starts again without touching the storage, which may already be that of the next visitor. */
    forget: (): void => {
      sandbox.reset(ITEM);
      known = undefined;
    },
  };
}

export type TabSandbox = ReturnType<typeof createTabSandbox>;
