import type { BankTable } from '../../domain/hints/banks.ts';
import { timeoutSignal } from '../timeoutSignal.ts';
import { HINTS_FOLDER } from './folder.ts';

const TIMEOUT_MS = 10_000;

/** undefined after any failure: without a hint the form works as before. */
export async function fetchTable<Table>(file: string): Promise<Table | undefined> {
  try {
    const response = await fetch(`${HINTS_FOLDER}/${file}.json`, { signal: timeoutSignal(TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as Table) : undefined;
  } catch {
    return undefined;
  }
}

/** Empty after any failure: then the typed names stay. */
export async function getBankTable(): Promise<BankTable> {
  return (await fetchTable<BankTable>('banks')) ?? {};
}
