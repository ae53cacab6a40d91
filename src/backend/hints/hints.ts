import { type BankTable, bankIn } from '../../domain/hints/banks.ts';
import { type Place, type PlaceTable, placeIn } from '../../domain/hints/places.ts';
import { fetchTable } from './fetchTable.ts';

export async function getBankOfIfsc(ifsc: string): Promise<string | undefined> {
  const table = await fetchTable<BankTable>('banks');
  return table && bankIn(table, ifsc);
}

export async function getPlaceOfPincode(pincode: string): Promise<Place | undefined> {
  const table = await fetchTable<PlaceTable>(`pin-${pincode.slice(0, 2)}`);
  return table && placeIn(table, pincode);
}
