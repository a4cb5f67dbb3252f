/** The stock one is empty without Docusaurus's search theme, which requires keys of hosted search. */
export {SearchButton as default} from '@site/src/features/search';
