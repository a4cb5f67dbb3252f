declare module 'tslib/tslib.es6.js' {
  export {__exportStar, __importDefault, __importStar} from 'tslib';
}
