/** For example "1 person" or "1,200 people". @param shown the number, where it is not written in full */
export function peopleText(count: number, shown = count.toLocaleString('en-IN')): string {
  return `${shown} ${count === 1 ? 'person' : 'people'}`;
}
