import type {ReactNode} from 'react';
import {SearchButton} from '@site/src/features/search';

/** The stock one is empty without Docusaurus's search theme, which requires keys of hosted search. */
export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
