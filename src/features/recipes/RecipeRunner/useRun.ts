import {useCallback, useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {schemaErrors} from '@site/openapi/model/validateBody';
import {apiVersions} from '@site/src/config/apiVersions';
import {parsedJson} from '@site/src/utils/parsedJson';
import {SANDBOX_KEY, fetchFromSandbox, preloadSandbox, resetSandbox} from '../../sandbox';
import {onVisitEnd, readVisitorItem, writeVisitorItem} from '../../visit';
import {API_KEY, type Input, type Recipe, type Values, exampleInputs} from '../core/recipe';
import {type Runtime, nextStep, runStep} from '../core/runStep';
import {type Run as Kept, readRun, runText} from '../core/storedRun';
import type {JsonValue} from '../../samples/core/jsonText';
import {requestUrl} from '../../samples/core/request';
import {type LoadedOperation, fetchOperation} from '../../try-it/core/operation';
import {isTooDeep} from '../../try-it/core/json';
import {textOf} from '../core/expressions';

/** The inputs as texts of a form: strings as they are, others as JSON. */
export const exampleTexts = (recipe: Recipe): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(exampleInputs(recipe)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    ]),
  );

/** The value of a JSON text. Undefined for null, invalid JSON and too many levels, which no input accepts. */
const parsed = (text: string): JsonValue | undefined =>
  isTooDeep(text) ? undefined : ((parsedJson(text) as JsonValue | undefined) ?? undefined);

/** The text of an input doesn't match its schema. The message names the input. */
class InvalidInput extends Error {}

function problemOf(name: string, {type, examples = []}: Input): string {
  if (type === 'integer') return translate({message: '{name} must be a whole number.'}, {name});
  if (type === 'string')
    return translate({message: '{name} must look like {example}.'}, {name, example: textOf(examples[0])});
  return translate({message: '{name} must be a JSON {type} like the example.'}, {name, type});
}

/** The values of a form. @throws InvalidInput */
export function valuesOf({workflows: [{inputs}]}: Recipe, texts: Readonly<Record<string, string>>): Values {
  const chosen = Object.entries(inputs.properties).filter(([name]) => name !== API_KEY);
  return Object.fromEntries(
    chosen.map(([name, input]) => {
      const text = texts[name] ?? '';
      const value = input.type === 'string' ? text.trim() : parsed(text);
      const isExact = input.type !== 'integer' || (/^-?\d+$/.test(text.trim()) && Number.isSafeInteger(value));
      if (value !== undefined && isExact && schemaErrors(input, value).length === 0) return [name, value];
      throw new InvalidInput(problemOf(name, input));
    }),
  );
}

/** The values that the steps use. @throws InvalidInput */
const inputsOf = (recipe: Recipe, texts: Readonly<Record<string, string>>): Values => ({
  ...valuesOf(recipe, texts),
  [API_KEY]: SANDBOX_KEY,
});

const known = new Map<string, Promise<LoadedOperation>>();

/** Loads a description once. After a failure, the next attempt loads it again. */
function described(operationId: string): Promise<LoadedOperation> {
  const loading = known.get(operationId) ?? fetchOperation(apiVersions[0].id, operationId);
  known.set(operationId, loading);
  loading.catch(() => known.delete(operationId));
  return loading;
}

/** Loads what the steps need before they run, so that a run needs no network. A failure shows with the step. */
export function preloadSteps({workflows: [{steps}]}: Recipe): void {
  preloadSandbox();
  for (const {operationId} of steps) void described(operationId).catch(() => undefined);
}

function sandboxRuntime(inputs: Values, signal: AbortSignal): Runtime {
  return {
    inputs,
    endpointOf: async (operationId) => {
      const {operation, server} = await described(operationId);
      return {method: operation.method, url: server + operation.path};
    },
    send: async (request, operationId) => {
      const {document, scopes, fieldScopes} = await described(operationId);
      const {method, headers, body} = request;
      const init = {
        method,
        headers: Object.fromEntries(headers.map(({name, value}) => [name, value])),
        body: JSON.stringify(body),
      };
      const response = await fetchFromSandbox(
        {url: requestUrl(request), init, document, scopes: [...scopes, ...fieldScopes]},
        signal,
      );
      const text = await response.text();
      return {status: response.status, body: text === '' ? undefined : (JSON.parse(text) as JsonValue)};
    },
  };
}

const notSent = (): string =>
  translate({message: "The step couldn't run. Check your network connection, then try again."});

/** The inputs and results in this tab, which survive a reload unless the recipe changes. */
function useKept(recipe: Recipe) {
  const item = `recipe.${recipe.workflows[0].workflowId}`;
  const [kept, setKept] = useState<Kept>(
    () =>
      readVisitorItem(item, (text) => readRun(text, recipe, (texts) => inputsOf(recipe, texts))) ?? {
        texts: exampleTexts(recipe),
        results: [],
      },
  );
  useEffect(() => {
    writeVisitorItem(item, kept.results.length > 0 ? runText(recipe, kept) : null);
  }, [item, kept, recipe]);
  const change = useCallback((part: Partial<Kept>) => setKept((before) => ({...before, ...part})), []);
  return [kept, change] as const;
}

/** One run at a time. It ends with the visit. */
export function useRun(recipe: Recipe) {
  const [{texts, results}, change] = useKept(recipe);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const control = useRef(new AbortController());
  /** Undefined at the end. */
  const next = nextStep(recipe, results);

  /** Forgets the results. The records of the sandbox stay. */
  const restart = useCallback(() => {
    control.current.abort();
    control.current = new AbortController();
    change({results: []});
    setBusy(false);
    setProblem(undefined);
  }, [change]);
  useEffect(
    () =>
      onVisitEnd(() => {
        restart();
        change({texts: exampleTexts(recipe)});
      }),
    [change, recipe, restart],
  );
  useEffect(() => () => control.current.abort(), []);

  const attempt = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    const {signal} = control.current;
    setBusy(true);
    setProblem(undefined);
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) setProblem(error instanceof InvalidInput ? error.message : notSent());
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };

  const runNext = (): void => {
    if (!next || isBusy) return;
    void attempt(async (signal) => {
      const result = await runStep(recipe, next, results, sandboxRuntime(inputsOf(recipe, texts), signal));
      if (!signal.aborted) change({results: [...results, result]});
    });
  };

  return {
    texts,
    setText: (name: string, text: string): void => change({texts: {...texts, [name]: text}}),
    results,
    next,
    isBusy,
    problem,
    runNext,
    restart,
    /** Forgets the results, and restores the records that the sandbox starts with. */
    resetAll: (): void => {
      restart();
      void attempt(resetSandbox);
    },
  };
}

export type Run = ReturnType<typeof useRun>;
