import {draftOf, fragmentOf, unpinned} from '../../../src/features/try-it/core/draft';
import {type Effect, storeEffects, storedDraft} from '../../../src/features/try-it/core/effects';
import type {FormContext, FormEvent, FormState, Stored} from '../../../src/features/try-it/core/formState';
import {formReducer} from '../../../src/features/try-it/core/formReducer';
import type {Sent} from '../../../src/features/try-it/core/sent';
import {openForm} from '../../../src/features/try-it/core/target';
import type {VisitEnd} from '../../../src/features/visit/core/visitEnd';
import {forms, responds, storedIn} from '../features/try-it/forms';

type FormName = keyof typeof forms;
type Items = Map<string, string>;

/** What a visitor and the world can do. The numbers choose values. */
export type Step =
  | 'typeId'
  | 'typeBody'
  | 'typeBroken'
  | 'typeText'
  | 'send'
  | 'confirm'
  | 'decline'
  | 'switch'
  | 'putBack'
  | 'reset'
  | 'logIn'
  | 'logOut'
  | 'clearKey'
  | 'typeKey'
  | 'linkToAccount'
  | 'linkToSandbox'
  | 'linkWithValues'
  | 'repeat'
  | 'open'
  | 'reload'
  | 'back'
  | 'duplicate'
  | 'example'
  | 'recipe';

/** Steps that are one event. */
const PLAIN: Partial<Record<Step, FormEvent>> = {
  decline: {type: 'declined'},
  reset: {type: 'reset'},
  example: {type: 'exampleInserted'},
  linkToAccount: {type: 'linked', draft: {values: {}, body: undefined, target: 'account'}},
};

/** IDs and texts of the sandbox have a mark, so that they are recognized wherever they appear. */
const sandboxId = (n: number): string => `9${String(1000 + n)}31`;
const sandboxText = (n: number): string => `sandbox-${String(n)}-`;
export const marks = (text: string, mark: RegExp): string[] => decodeURIComponent(text).match(mark) ?? [];
export const IDS = /9\d{4}31/g;
export const TEXTS = /sandbox-\d+-/g;

/** A tab with one form, and what its visitor has allowed. */
export class Tab {
  context: FormContext = forms.update;
  state: FormState;
  name: FormName = 'update';
  isLoggedIn = false;
  hasKey = false;
  /** Values that the visitor took to the account: by the switch, or put back. */
  allowed = new Set<string>();
  sentToAccount: {readonly sent: Sent; readonly wasAsked: boolean; readonly isWrite: boolean}[] = [];
  calls: string[] = [];
  pages: {readonly name: FormName; readonly state: FormState; readonly visit: number}[] = [];
  visit = 0;
  wasAsked = false;
  count = 0;

  constructor(private items: Items) {
    this.state = this.opened();
  }

  stored(): Stored {
    const nameOf = (item: string): string => (/draft|undo/.test(item) ? `${item}.${this.name}` : item);
    return {...storedIn((item) => this.items.get(nameOf(item)), this.context), isLoggedIn: this.isLoggedIn};
  }

  opened(fragment = ''): FormState {
    const state = openForm(this.context, this.stored(), draftOf(fragment));
    storeEffects(undefined, state).forEach((effect) => this.run(effect));
    return state;
  }

  openPage(name: FormName, fragment = ''): void {
    this.pages.push({name: this.name, state: this.state, visit: this.visit});
    this.name = name;
    this.context = forms[name];
    this.state = this.opened(fragment);
  }

  dispatch(event: FormEvent): void {
    const [state, effects] = formReducer(this.context, this.state, event);
    this.state = state;
    effects.forEach((effect) => this.run(effect));
  }

  run(effect: Effect): void {
    if (effect.type === 'store') {
      if (effect.item === 'target')
        for (const [name, text] of this.items) if (name.startsWith('draft.')) this.items.set(name, unpinned(text));
      this.write(effect.item === 'undo' ? `undo.${this.name}` : effect.item, effect.text);
    } else if (effect.type === 'storeDraft') {
      this.write(`draft.${this.name}`, storedDraft(this.context.loaded, effect.draft, effect.target));
    } else if (effect.type === 'authorize') {
      this.dispatch({type: 'authorized', token: this.isLoggedIn || this.hasKey ? 'token' : undefined});
    } else if (effect.type === 'send') this.send(effect.sent);
  }

  write(item: string, text: string | null): void {
    if (text === null) this.items.delete(item);
    else this.items.set(item, text);
  }

  send(sent: Sent): void {
    const isWrite = this.context.loaded.operation.method !== 'get';
    if (sent.target === 'account') this.sentToAccount.push({sent, wasAsked: this.wasAsked, isWrite});
    this.calls.push(fragmentOf({values: sent.values, body: undefined}, sent.target));
    const id = sent.target === 'sandbox' ? sandboxId(++this.count) : String(++this.count);
    this.dispatch({type: 'ended', sent, outcome: responds(`{"data": [{"id": ${id}, "name": "A"}]}`), token: undefined});
  }

  endVisit(why: VisitEnd): void {
    this.items.clear();
    this.visit += 1;
    this.dispatch({type: 'visitEnded', why, hasKey: this.hasKey, stored: this.stored()});
    this.hasKey = false;
  }

  /** What a visitor enters for the target that the form shows. */
  entered(): {readonly id: string; readonly text: string} {
    this.count += 1;
    const isSandbox = this.state.target === 'sandbox';
    return isSandbox
      ? {id: sandboxId(this.count), text: sandboxText(this.count)}
      : {id: String(this.count), text: `mine-${String(this.count)}`};
  }

  /** All marked values of the form. */
  marked(): string[] {
    const {draft, undo} = this.state;
    const text = JSON.stringify([draft, undo?.draft]);
    return [...marks(text, IDS), ...marks(text, TEXTS)];
  }

  take(step: Step, n: number): void {
    const plain = PLAIN[step];
    if (plain) this.dispatch(plain);
    const field = this.context.loaded.fields[n % Math.max(1, this.context.loaded.fields.length)];
    switch (step) {
      case 'typeId':
        if (field)
          this.dispatch({
            type: 'fieldChanged',
            id: /\bids?\b|_id$/.test(field.id) ? field.id : 'query:owner_id',
            texts: [this.entered().id],
          });
        break;
      case 'typeBody': {
        const {id, text} = this.entered();
        this.dispatch({
          type: 'bodyChanged',
          body: JSON.stringify({title: text, owner_id: Number(id), list: [{person_id: id}]}),
        });
        break;
      }
      case 'typeBroken': {
        const {id, text} = this.entered();
        this.dispatch({type: 'bodyChanged', body: `{"title": "${text}", "owner_id": ${id}${n % 2 ? ',' : ''}`});
        break;
      }
      case 'typeText':
        this.dispatch({type: 'fieldChanged', id: 'query:name', texts: [this.entered().text]});
        break;
      case 'send':
        this.dispatch({type: 'submitted', hasMalformedKey: false, anyway: n % 2 === 0});
        break;
      case 'confirm':
        this.wasAsked = this.state.isConfirming;
        this.dispatch({type: 'confirmed'});
        this.wasAsked = false;
        break;
      case 'switch': {
        const target = n % 2 ? 'account' : 'sandbox';
        const isToAccount = target === 'account' && this.state.target === 'sandbox';
        this.dispatch({type: 'targetChosen', target});
        // The switch takes the visitor's texts along, and no ID.
        if (isToAccount) for (const text of marks(JSON.stringify(this.state.draft), TEXTS)) this.allowed.add(text);
        break;
      }
      case 'putBack':
        if (this.state.undo?.kind === 'idsRemoved') for (const value of this.marked()) this.allowed.add(value);
        this.dispatch({type: 'undone'});
        break;
      case 'logIn':
        this.endVisit('loggedIn');
        this.isLoggedIn = true;
        this.dispatch({type: 'loggedIn'});
        break;
      case 'logOut':
        if (!this.isLoggedIn) break;
        this.isLoggedIn = false;
        this.endVisit(n % 2 ? 'loggedOut' : 'expired');
        break;
      case 'clearKey':
        if (this.hasKey) this.endVisit('keyCleared');
        break;
      case 'typeKey':
        this.hasKey = this.state.target === 'account';
        break;
      case 'linkToSandbox':
      case 'recipe':
        this.openPage('update', `#try-it?path:id=${sandboxId(n)}&body={"owner_id":${sandboxId(n)}}&target=sandbox`);
        break;
      case 'linkWithValues':
        this.openPage('update', `#try-it?path:id=${String(n)}&target=account`);
        break;
      case 'repeat': {
        const call = this.calls.at(-1 - (n % 3));
        if (call !== undefined) this.openPage(this.name, call);
        break;
      }
      case 'open':
        this.openPage((['update', 'list', 'create'] as const)[n % 3] ?? 'list');
        break;
      case 'reload':
        this.state = this.opened();
        if (this.isLoggedIn) this.dispatch({type: 'loggedIn'});
        break;
      case 'back': {
        const page = this.pages.pop();
        if (!page) break;
        ({name: this.name, state: this.state} = page);
        this.context = forms[this.name];
        if (page.visit !== this.visit)
          this.dispatch({type: 'visitEnded', why: 'elsewhere', hasKey: this.hasKey, stored: this.stored()});
        break;
      }
      case 'duplicate':
        this.items = new Map(this.items);
        this.pages = [];
        this.state = this.opened();
    }
  }
}
