import { type BankTable, bankIn } from '../../domain/hints/banks.ts';
import { type Place, type PlaceTable, placeIn } from '../../domain/hints/places.ts';
import { timeoutSignal } from '../timeoutSignal.ts';
import { HINTS_FOLDER } from './folder.ts';

const TIMEOUT_MS = 10_000;

export async function getBankOfIfsc(ifsc: string): Promise<string | undefined> {
  const table = await fetchTable<BankTable>('banks');
  return table && bankIn(table, ifsc);
}

/** Empty after any failure: then the typed names stay. */
export async function getBankTable(): Promise<BankTable> {
  return (await fetchTable<BankTable>('banks')) ?? {};
}

export async function getPlaceOfPincode(pincode: string): Promise<Place | undefined> {
  const table = await fetchTable<PlaceTable>(`pin-${pincode.slice(0, 2)}`);
  return table && placeIn(table, pincode);
}

/** undefined after any failure: without a hint the form works as before. */
async function fetchTable<Table>(file: string): Promise<Table | undefined> {
  try {
    const response = await fetch(`${HINTS_FOLDER}/${file}.json`, { signal: timeoutSignal(TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as Table) : undefined;
  } catch {
    return undefined;
  }
}
