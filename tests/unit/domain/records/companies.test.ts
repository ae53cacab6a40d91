import { expect, it } from 'vitest';
import { companies } from '../../../../src/config/portal.ts';
import { stateOfGstin } from '../../../../src/domain/gstStates.ts';
import { validateGstin } from '../../../../src/domain/validators/gstin.ts';

it.each(companies)(
  'each office has an address and a GSTIN in its own state: $state',
  { tags: ['gst-companies'] },
  ({ state, address, gstin }) => {
    expect(validateGstin(gstin)).toEqual({ value: gstin, warnings: [] });
    expect(stateOfGstin(gstin)).toBe(state);
    expect(address).toMatch(/, \w+ [1-9]\d{5}$/);
  },
);
