import { type BankTable, bankIn } from '../../domain/hints/banks.ts';
import { fetchTable } from './fetchTable.ts';

export async function getBankOfIfsc(ifsc: string): Promise<string | undefined> {
  const table = await fetchTable<BankTable>('banks');
  return table && bankIn(table, ifsc);
}
