/** Storage in memory, with a switch for the faults of real ones. */
export class FakeStorage implements Storage {
  readonly items = new Map<string, string>();
  fault: 'none' | 'full' | 'denied' = 'none';

  get length(): number {
    this.assertAllowed();
    return this.items.size;
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.assertAllowed();
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.assertAllowed();
    if (this.fault === 'full') throw new DOMException('Full', 'QuotaExceededError');
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.assertAllowed();
    this.items.delete(key);
  }

  clear(): void {
    this.items.clear();
  }

  private assertAllowed(): void {
    if (this.fault === 'denied') throw new DOMException('Denied', 'SecurityError');
  }
}
