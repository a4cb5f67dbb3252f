export {existingHeadings} from './existingHeadings';
export {existingPages} from './existingPages';
export {linkSchemes} from './linkSchemes';
export {publicHosts} from './publicHosts';
export {validUrls} from './validUrls';
