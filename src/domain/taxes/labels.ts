import type { Activity, EnterpriseClass, GstScheme } from '../records/taxes.ts';

export const TAX_TITLE = 'Tax and MSME Details';

export const CLASS_LABELS: Readonly<Record<EnterpriseClass, string>> = {
  none: 'No Udyam registration',
  micro: 'Micro',
  small: 'Small',
  medium: 'Medium',
};

export const ACTIVITY_LABELS: Readonly<Record<Activity, string>> = {
  services: 'Services',
  manufacture: 'Manufacture',
  trade: 'Trade',
};

export const SCHEME_LABELS: Readonly<Record<GstScheme, string>> = {
  regular: 'Regular',
  composition: 'Composition',
  none: 'Not registered for GST',
};
