import type { AppError } from '../../domain/appError.ts';
import { parseTaxDetails, type TaxDetails } from '../../domain/records/taxes.ts';
import { watchDocument } from '../records/watchDocument.ts';

export function watchTaxes(
  uid: string,
  onTaxes: (taxes: TaxDetails | null) => void,
  onError: (error: AppError) => void,
): () => void {
  return watchDocument('taxes', uid, (data) => onTaxes(parseTaxDetails(data)), onError);
}
