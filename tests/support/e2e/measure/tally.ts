/** Counts by name. */
export class Tally {
  private readonly byName: Record<string, number> = {};

  add(name: string): void {
    this.byName[name] = (this.byName[name] ?? 0) + 1;
  }

  counts(): Record<string, number> {
    return { ...this.byName };
  }
}

/** How much each count has grown; unchanged counts are left out. */
export function grownBy(now: Record<string, number>, before: Record<string, number>): Record<string, number> {
  const grown = Object.entries(now).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, count]) => count !== 0));
}

export function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
