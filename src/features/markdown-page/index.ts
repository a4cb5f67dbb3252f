export {MarkdownControls} from './MarkdownControls';
export {AlternateLink} from './AlternateLink';
