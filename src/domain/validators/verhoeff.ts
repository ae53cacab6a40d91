const MULTIPLY = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
] as const;

const PERMUTE = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
] as const;

function cell(table: readonly string[], row: number, column: number): number {
  return Number(table[row]?.charAt(column));
}

/** Says whether a string of digits, the last of them the check digit, satisfies the Verhoeff scheme. */
export function passesVerhoeff(digits: string): boolean {
  const fromRight = [...digits].reverse().map(Number);
  return (
    fromRight.reduce((check, digit, index) => cell(MULTIPLY, check, cell(PERMUTE, index % 8, digit)), 0) === 0
  );
}
