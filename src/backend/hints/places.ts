import { type Place, type PlaceTable, placeIn } from '../../domain/hints/places.ts';
import { fetchTable } from './fetchTable.ts';

export async function getPlaceOfPincode(pincode: string): Promise<Place | undefined> {
  const table = await fetchTable<PlaceTable>(`pin-${pincode.slice(0, 2)}`);
  return table && placeIn(table, pincode);
}
