import { formatRupees, gstThreshold, LOWER_THRESHOLD_STATES } from '../../domain/gst.ts';

const LIST = new Intl.ListFormat('en-IN', { type: 'conjunction' });

const inLakh = (amount: number) => `Rs\u00a0${formatRupees(amount)} (${amount / 100_000} lakh rupees)`;

/** From which yearly turnover on a supplier of services has to register for GST, and where a lower one holds. */
export function Threshold() {
  const [lowerState = ''] = LOWER_THRESHOLD_STATES;
  return (
    <>
      {inLakh(gstThreshold(''))}, or {inLakh(gstThreshold(lowerState))} in{' '}
      {LIST.format(LOWER_THRESHOLD_STATES)}
    </>
  );
}
