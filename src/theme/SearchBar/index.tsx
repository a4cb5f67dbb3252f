import type {ReactNode} from 'react';
import {SearchButton} from '@site/src/features/search';

/** The theme's own is empty without its search theme, which asks for keys of the hosted service. */
export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
