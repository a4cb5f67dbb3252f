const CURRENT = 'table-of-contents__link--active';

const headingOf = (link: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(decodeURIComponent(link.hash.slice(1)));

/** Marks the current section in the table of contents, as on guides. */
export function markCurrentHeading(page: HTMLElement): void {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a.table-of-contents__link')) {
    const heading = headingOf(link);
    if (heading) links.set(heading, link);
  }
  const inView = new Set<Element>();
  const mark = (): void => {
    const current = [...links.keys()].find((heading) => inView.has(heading));
    // Between two headings, the section above is current.
    if (!current) return;
    for (const [heading, link] of links) {
      link.classList.toggle(CURRENT, heading === current);
      if (heading === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      mark();
    },
    // A section is current if its heading is below the navbar in the upper third of the window.
    {rootMargin: '-60px 0px -66% 0px'},
  );
  for (const heading of links.keys()) observer.observe(heading);
}
