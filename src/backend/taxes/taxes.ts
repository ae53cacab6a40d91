import { parseTaxDetails } from '../../domain/records/taxes.ts';
import { watcherOf } from '../records/watchDocument.ts';

export const watchTaxes = watcherOf('taxes', parseTaxDetails);
