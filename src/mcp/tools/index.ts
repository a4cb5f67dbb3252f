import {openSandbox} from '../sandbox';
import type {Tool} from '../tool';
import {explainError} from './errors';
import {listEvents} from './events';
import {findField} from './fields';
import {grep} from './grep';
import {operationTools} from './operations';
import {getPage} from './pages';
import {runInSandbox} from './runInSandbox';
import {runRecipe} from './runRecipe';
import {search} from './search';

/** The tools with the sandbox of the connection. */
const sandboxTools: Tool = (server, site) => {
  const sandbox = openSandbox(site);
  for (const register of [runInSandbox(sandbox), runRecipe(sandbox)]) register(server, site);
};

export const TOOLS: readonly Tool[] = [
  ...[search, grep, findField, getPage],
  ...operationTools,
  ...[listEvents, explainError],
  sandboxTools,
];
