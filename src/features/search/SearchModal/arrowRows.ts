const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/** Arrow keys move between the input and rows that the library doesn't know, while it has none of its own. */
export function arrowRows(layer: HTMLElement): () => void {
  const move = (event: KeyboardEvent): void => {
    const stops = [...layer.querySelectorAll<HTMLElement>('.DocSearch-Input, [data-rows] a')];
    const step = STEPS[event.key];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (step === undefined || at < 0 || stops.length === 1 || layer.querySelector('[role=row]')) return;
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  layer.addEventListener('keydown', move);
  return () => layer.removeEventListener('keydown', move);
}
