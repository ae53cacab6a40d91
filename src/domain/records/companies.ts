/** A deployer puts the group's own name here. */
export const GROUP_NAME = 'Example Media Group';

export interface Company {
  state: string;
  stateCode: string;
  address: string;
  gstin: string;
}

/** Must equal the table in firestore.rules, which accepts a declaration only for one of these offices (R6). */
export const COMPANIES: readonly Company[] = [
  {
    state: 'Maharashtra',
    stateCode: '27',
    address: '4th Floor, Example House, 12 Sample Marg, Lower Parel, Mumbai 400013',
    gstin: '27ZZZCA0001Z1ZP',
  },
  {
    state: 'Telangana',
    stateCode: '36',
    address: '2nd Floor, Sample Towers, 8 Example Road, Banjara Hills, Hyderabad 500034',
    gstin: '36ZZZCA0001Z1ZQ',
  },
  {
    state: 'Haryana',
    stateCode: '06',
    address: '9th Floor, Specimen Centre, Example Sector 99, Gurugram 122002',
    gstin: '06ZZZCA0001Z1ZT',
  },
  {
    state: 'Karnataka',
    stateCode: '29',
    address: '3rd Floor, Model Plaza, 21 Sample Street, Indiranagar, Bengaluru 560038',
    gstin: '29ZZZCA0001Z1ZL',
  },
  {
    state: 'Tamil Nadu',
    stateCode: '33',
    address: '5th Floor, Example Chambers, 17 Specimen Road, Nungambakkam, Chennai 600034',
    gstin: '33ZZZCA0001Z1ZW',
  },
];

export function companyByState(state: string): Company | undefined {
  return COMPANIES.find((company) => company.state === state);
}
