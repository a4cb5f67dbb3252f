/** The helpers of tslib that CommonJS output of TypeScript calls in the generator's client code. */
export {__exportStar, __importDefault, __importStar} from 'tslib/tslib.es6.js';
