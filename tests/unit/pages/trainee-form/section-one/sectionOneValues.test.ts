import { expect, it } from 'vitest';
import { parseUserRecord } from '../../../../../src/domain/records/parseRecord.ts';
import { sectionOneValues } from '../../../../../src/pages/trainee-form/section-one/sectionOneValues.ts';
import { makeUserRecord } from '../../../../support/factories.ts';

it.each([
  ['Trust', 'India'],
  ['Foreign Inter Company', ''],
])('the country of a %s starts as %j', { tags: ['section-country'] }, (vendorStatus, country) => {
  const registered = { ...makeUserRecord(), vendorDetails: { sectionOne: { vendorStatus } } };
  expect(sectionOneValues(parseUserRecord('', registered)).country).toBe(country);
});
