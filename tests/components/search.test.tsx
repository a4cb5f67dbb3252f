import {expect, test, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {Choices, filters} from '@site/src/features/search/SearchModal/Choices';
import {SearchProvider} from '@site/src/features/search/SearchProvider';

const {history} = vi.hoisted(() => ({history: {listen: () => () => undefined}}));
vi.mock('@docusaurus/router', () => ({useHistory: () => history}));
vi.mock('@docusaurus/ErrorBoundary', () => ({default: ({children}: {children: unknown}) => children}));
vi.mock('@docusaurus/theme-common', () => ({usePluralForm: () => ({selectMessage: () => 'results'})}));
vi.mock('@site/src/features/settings', () => ({useSiteSettings: () => ({searchIndexName: 'docs'})}));
vi.mock('@site/src/features/analytics', () => ({trackingAllowed: () => false}));
vi.mock('@site/src/features/search/embedded/embeddedSearch', () => ({embeddedBackend: () => ({})}));
vi.mock('@site/src/features/search/SearchModal', () => ({SearchModal: () => <dialog open>Modal</dialog>}));

test('@search-03 the search button gets the focus if the next page lacks the element that had it', async () => {
  const layout = (link: string | undefined) => (
    <SearchProvider>
      <div data-slot="search">
        <button type="button">Search</button>
      </div>
      {link && <a href="#next">{link}</a>}
    </SearchProvider>
  );
  const {rerender} = await render(layout('Next page'));
  page.getByRole('link').element().focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByText('Modal')).toBeVisible();
  await rerender(layout(undefined));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', {name: 'Search'})).toHaveFocus();
});

test('@search-14 without results, all sections are offered unless they were searched', async () => {
  const found = {rows: 0, isCut: false};
  const none = () => undefined;
  const choices = (filter: (typeof filters)[number]) => (
    <Choices filter={filter} found={found} isShortened={false} onFilter={none} onWord={none} onChoose={none} />
  );
  const offer = page.getByRole('button', {name: 'Search all sections'});
  const {rerender} = await render(choices(filters[1] ?? filters[0]));
  await expect.element(offer).toBeVisible();
  await rerender(choices(filters[0]));
  await expect.element(offer).not.toBeInTheDocument();
});
