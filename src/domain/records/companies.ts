import { companies } from '../../config/portal.ts';

export function companyByState(state: string) {
  return companies.find((company) => company.state === state);
}
