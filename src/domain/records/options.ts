import { companies } from '../../config/portal.ts';
import type { UserRecord, YesNo } from './records.ts';

export const NATIONALITIES: readonly UserRecord['nationality'][] = ['Indian', 'Foreign'];

export const YES_NO_OPTIONS: readonly { value: YesNo; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const VENDOR_TYPES: readonly string[] = ['Overhead', 'Other'];

export const COMPANY_STATES: readonly string[] = companies.map((company) => company.state);
