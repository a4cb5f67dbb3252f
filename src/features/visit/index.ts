import type {VisitEnd} from './core/visitEnd';
import {
  type Parser,
  keysWithPrefix,
  local,
  readItem,
  removeItems,
  session,
  textIf,
  writeItems,
} from '@site/src/features/storage';

/** Prefix in session storage of a visitor's data except the login: typed keys, drafts, calls. All is removed when the visit ends. */
const PREFIX = 'devdocs.visitor.';

export const readVisitorItem = <Value>(name: string, parse: Parser<Value>): Value | undefined =>
  readItem(session, PREFIX + name, parse);

/** Stores a string, or removes it with null. Returns whether it is stored. If it isn't, the old one is removed as well. */
export function writeVisitorItem(name: string, text: string | null): boolean {
  if (text !== null && writeItems(session, {[PREFIX + name]: text})) return true;
  removeItems(session, [PREFIX + name]);
  return text === null;
}

/** Changes the visitor's items whose names have a prefix. */
export function mapVisitorItems(prefix: string, change: Parser<string>): void {
  for (const key of keysWithPrefix(session, PREFIX + prefix)) {
    const text = readItem(session, key, change);
    if (text !== undefined) writeItems(session, {[key]: text});
  }
}

/** Name of the visitor's item with the API key that the visitor typed. */
const KEY_ITEM = 'key';

const readKey = textIf((text) => /^.{1,8192}$/.test(text));

/** The key that the visitor typed: one line, which can still be malformed. */
export const storedKey = (): string | undefined => readVisitorItem(KEY_ITEM, readKey);

/** The prefix of names of drafts. */
const DRAFT = 'draft.';

/** Removes all items, or after a login of a visitor without a key, who is the same person, all but the drafts. */
function removeVisitorItems(why: VisitEnd): void {
  const keepsDrafts = why === 'loggedIn' && storedKey() === undefined;
  const all = keysWithPrefix(session, PREFIX);
  removeItems(session, keepsDrafts ? all.filter((key) => !key.startsWith(PREFIX + DRAFT)) : all);
}

/**
 * A visit is the activity of one person in this tab until a logout. Its number is in session storage, so that a page in the
 * back/forward cache notices that another page of the tab has ended its visit.
 */
const VISIT = 'devdocs.visit';

/** Window event at the end of a visit. Listeners must drop its data. */
const ENDED = 'devdocs:visit-ended';

/** Undefined for a number that can't be counted up. */
function readNumber(text: string): number | undefined {
  const visit = Number(text);
  return Number.isSafeInteger(visit) ? visit : undefined;
}

const stored = (): number => readItem(session, VISIT, readNumber) ?? 0;

let here: number | undefined;

function announce(why: VisitEnd): void {
  window.dispatchEvent(new CustomEvent(ENDED, {detail: why}));
}

/** The number of the current visit. Reads storage each time, because another page of this tab may have ended the visit. */
export function currentVisit(): number {
  const visit = stored();
  const isOver = here !== undefined && here !== visit;
  here = visit;
  if (isOver) announce('elsewhere');
  return visit;
}

/** Removes the visitor's data in this tab, and calls all listeners, once per visit. */
export function endVisit(why: VisitEnd): void {
  const before = here;
  const visit = currentVisit();
  if (before !== undefined && before !== visit && why !== 'loggedIn') return;
  removeVisitorItems(why);
  writeItems(session, {[VISIT]: String(visit + 1)});
  here = stored();
  announce(why);
}

/** Calls back at each end of a visit, also when this page wakes up after it. Returns a function that stops it. */
export function onVisitEnd(listener: (why: VisitEnd) => void): () => void {
  currentVisit();
  const hear = (event: Event): void => listener((event as CustomEvent<VisitEnd>).detail);
  const wake = (): void => void currentVisit();
  const listening = new AbortController();
  const {signal} = listening;
  window.addEventListener(ENDED, hear, {signal});
  for (const type of ['pageshow', 'focus']) window.addEventListener(type, wake, {signal});
  document.addEventListener('visibilitychange', wake, {signal});
  return () => listening.abort();
}

/** Local storage has the fingerprints of the last keys and tokens that ended, for duplicates of this tab. */
const ENDED_SECRETS = 'devdocs.secrets-ended';
/** A tab that shows another site hears nothing until it returns. More than this many ends in between are unlikely. */
const REMEMBERED = 10;

/** A number that differs between keys and does not reveal them: FNV-1a with 32 bits. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16);
}

/** Reads a stored {@link fingerprint}. */
export const readPrint = textIf((text) => /^[\da-f]{1,8}$/.test(text));

function readPrints(text: string): readonly string[] | undefined {
  const prints = text.split(' ').map(readPrint);
  return prints.every((print) => print !== undefined) ? prints : undefined;
}

const endedPrints = (): readonly string[] => readItem(local, ENDED_SECRETS, readPrints) ?? [];

function rememberEnds(prints: readonly string[]): void {
  writeItems(local, {[ENDED_SECRETS]: prints.slice(-REMEMBERED).join(' ')});
}

/** Says that a key or token is no longer used, because duplicates of this tab have copies of it. @param print its fingerprint */
const signalEndOf = (print: string): void => rememberEnds([...endedPrints(), print]);

/** Says that a key or token is no longer used. */
export const signalEnd = (secret: string): void => signalEndOf(fingerprint(secret));

/** Says that a key or token is used again. Some providers issue the same token at each login. */
export function revive(secret: string): void {
  const [print, ends] = [fingerprint(secret), endedPrints()];
  if (ends.includes(print)) rememberEnds(ends.filter((end) => end !== print));
}

/** Calls back when another tab has ended the key or token of this tab: now, while the page is open, or when it returns. */
export function onEndElsewhere(secretHere: () => string | undefined, ended: () => void): void {
  const check = (): void => {
    const secret = secretHere();
    if (secret !== undefined && endedPrints().includes(fingerprint(secret))) ended();
  };
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, check);
  check();
}

/** Stores the key that the visitor typed, also one that was cleared before. An empty one is removed. */
export function storeKey(key: string): void {
  writeVisitorItem(KEY_ITEM, key === '' ? null : key);
  revive(key);
}

/** Ends the visit of the key's owner, also in duplicates of this tab. */
export function clearKey(): void {
  const key = storedKey();
  endVisit('keyCleared');
  if (key !== undefined) signalEnd(key);
}

/** Ends the visit of the owner of a key that another one replaces, also in duplicates of this tab. @param print its fingerprint */
export function replaceKey(print: string): void {
  endVisit('keyReplaced');
  signalEndOf(print);
}

/** Ends the visit when another tab clears the key that this tab has. */
export const followClearedKey = (): void => onEndElsewhere(storedKey, () => endVisit('keyCleared'));
