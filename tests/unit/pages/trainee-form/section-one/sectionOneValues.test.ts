import { expect, it } from 'vitest';
import { sectionOneValues } from '../../../../../src/pages/trainee-form/section-one/sectionOneValues.ts';
import { makeParsedUser } from '../../../../support/factories.ts';

it.each([
  ['Trust', 'India'],
  ['Foreign Inter Company', ''],
])('the country of a %s starts as %j', { tags: ['section-country'] }, (vendorStatus, country) => {
  const record = makeParsedUser({ vendorDetails: { vendorStatus } });
  expect(sectionOneValues(record).country).toBe(country);
});
