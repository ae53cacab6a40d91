import * as v from 'valibot';
import { GST_REASONS, SUPPLIES } from '../../domain/forms/nonApplicability.ts';
import { HOME_STATES, OUTSIDE_INDIA } from '../../domain/gstStates.ts';
import { suggestedStateOf } from '../../domain/homeState.ts';
import type { NonGst, UserRecord } from '../../domain/records/records.ts';
import { officeIn, officeState, PLACE, suggestedPlace } from '../../forms/letters/LetterPreview.tsx';
import { SIGNED_ON } from '../../forms/SigningForm.tsx';
import { today } from '../../records/useNow.ts';

/** The state determines address and GSTIN of the office. */
const EntriesSchema = v.object({
  date: SIGNED_ON,
  state: officeState('Choose the State.'),
  reason: v.picklist(GST_REASONS),
  supply: v.picklist(SUPPLIES),
  homeState: v.string(),
  place: PLACE,
});

export type NonApplicabilityEntries = v.InferOutput<typeof EntriesSchema>;

export const NonApplicabilitySchema = v.pipe(
  EntriesSchema,
  v.forward(
    v.check(
      ({ reason, homeState }) => reason === 'abroad' || HOME_STATES.includes(homeState),
      'Choose the State that you supply from.',
    ),
    ['homeState'],
  ),
);

export function declarationOf(entries: NonApplicabilityEntries, year?: string): NonGst {
  const grounds = entries.reason === 'abroad' && ({ supply: 'services', homeState: OUTSIDE_INDIA } as const);
  return { ...entries, ...grounds, ...officeIn(entries.state), ...(year && { year }) };
}

/** The initial values; State and place come from the address, if it has them. */
export function startingEntries(record: UserRecord, year: string | undefined): NonApplicabilityEntries {
  const { nongst } = record;
  return {
    date: (!year && nongst.date) || today(),
    state: nongst.state,
    reason: nongst.reason ?? 'below',
    supply: nongst.supply ?? 'services',
    homeState: nongst.homeState ?? suggestedStateOf(record)?.state ?? '',
    place: nongst.place ?? suggestedPlace(record),
  };
}
