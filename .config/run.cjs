'use strict';
/*
 * Starts a command (`node .config/run.cjs src/cli/build.ts`) or a tool (`node .config/run.cjs vitest run`). Says what to do
 * if Node is too old or packages are missing, so it uses no package and only the syntax of Node 12. The command runs in
 * this process, so that it receives signals directly. It ends when its parent is gone.
 */
const fs = require('fs');
const path = require('path');

const root = path.join(__dirname, '..');
/** How often to check for the parent. Milliseconds. */
const WATCH = 500;

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** A folder name becomes part of URLs and patterns. Tools then fail late, or find no files. */
function checkFolder() {
  const odd = (path.sep === '/' ? /[#?%[\]{}\\]/ : /[#?%[\]{}]/).exec(root);
  if (!odd) return;
  fail(
    `The project is in ${root}, and builds fail in a folder with ${odd[0]} in its name. Move or rename it so that its path has none of # ? % [ ] { } and no backslash.`,
  );
}

/** The first two parts of a version as one comparable number. */
function rank(version) {
  const parts = /(\d+)\.(\d+)/.exec(version);
  return Number(parts[1]) * 1000 + Number(parts[2]);
}

function checkNode() {
  const needed = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '');
  if (rank(process.version) >= rank(needed)) return;
  fail(
    `This is Node ${process.version.slice(1)} (${process.execPath}), and the project needs ${needed} or later. Install it from https://nodejs.org, or with nvm: nvm install && nvm use`,
  );
}

function checkPackages(binary) {
  if (fs.existsSync(path.join(root, 'node_modules', '.bin', binary))) return;
  fail(
    `There is no ${binary} in node_modules/.bin. If packages of the project are missing, install them first: npm ci`,
  );
}

/** If a supervisor ends npm, npm doesn't end its children, which would keep their ports. */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, WATCH).unref();
}

function start(command) {
  const isScript = command.endsWith('.ts');
  checkPackages(isScript ? 'tsx' : command);
  if (isScript && !fs.existsSync(command)) fail(`There is no ${command}. Run it in the folder of the project.`);
  endWithParent();
  const file = fs.realpathSync(isScript ? path.resolve(command) : path.join(root, 'node_modules', '.bin', command));
  // As if it had been started by itself.
  process.argv.splice(1, 2, file);
  const url = require('url').pathToFileURL(file).href;
  (isScript ? import('tsx') : Promise.resolve()).then(() => import(url)).catch(fail);
}

checkFolder();
checkNode();
if (process.argv.length < 3) fail('Name a command: node .config/run.cjs src/cli/build.ts');
start(process.argv[2]);
