import { companies } from '../../../portal.config.ts';
import type { Company } from '../../config/portalSettings.ts';

export function companyByState(state: string): Company | undefined {
  return companies.find((company) => company.state === state);
}
