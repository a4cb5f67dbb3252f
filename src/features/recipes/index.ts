export {RecipeRun} from './RecipeRun';
