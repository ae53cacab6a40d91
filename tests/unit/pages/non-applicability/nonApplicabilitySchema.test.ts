import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { companies } from '../../../../portal.config.ts';
import { submitNonApplicability } from '../../../../src/domain/transitions/letters.ts';
import {
  declarationOf,
  NonApplicabilitySchema,
} from '../../../../src/pages/non-applicability/nonApplicabilitySchema.ts';
import { makeParsedUser } from '../../../support/factories.ts';

describe('the GST declaration form', () => {
  it.each(companies)(
    'declares to the office in $state what can be submitted (R6)',
    ({ state, address, gstin }) => {
      const declaration = declarationOf({ date: '2026-11-20', state });
      expect(declaration).toEqual({ date: '2026-11-20', state, address, gstinNumber: gstin });
      expect(submitNonApplicability(makeParsedUser(), declaration, Date.now()).allowed).toBe(true);
    },
  );

  it('asks for a date and for a state with an office', () => {
    const result = v.safeParse(NonApplicabilitySchema, { date: '', state: 'Goa' });
    expect(result.issues?.map(({ message }) => message)).toEqual(['Enter the date.', 'Choose the state.']);
  });

  it('fills in no address before a state is chosen', () => {
    expect(declarationOf({ date: '2026-11-20', state: '' })).toMatchObject({ address: '', gstinNumber: '' });
  });
});
