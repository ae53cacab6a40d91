import { type BankTable, bankIn, isOtherBank } from '../../domain/hints/banks.ts';
import { type Place, type PlaceTable, placeIn } from '../../domain/hints/places.ts';
import { fetchTable } from './fetchTable.ts';

/** The bank of an IFSC, and whether a typed name is another bank's. */
interface BankOfIfsc {
  name: string;
  isOther: (typed: string) => boolean;
}

export async function getBankOfIfsc(ifsc: string): Promise<BankOfIfsc | undefined> {
  const table = await fetchTable<BankTable>('banks');
  const name = table && bankIn(table, ifsc);
  return name === undefined ? undefined : { name, isOther: (typed) => isOtherBank(typed, name, table) };
}

export async function getPlaceOfPincode(pincode: string): Promise<Place | undefined> {
  const table = await fetchTable<PlaceTable>(`pin-${pincode.slice(0, 2)}`);
  return table && placeIn(table, pincode);
}
