export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Sets a computer's clock wrong by this amount; runs in the page. */
export function setClockWrong(offset: number): void {
  const RightDate = Date;
  const wrongNow = () => RightDate.now() + offset;
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, args) => Reflect.construct(target, args.length === 0 ? [wrongNow()] : args),
    get: (target, key) => (key === 'now' ? wrongNow : Reflect.get(target, key)),
  });
}
