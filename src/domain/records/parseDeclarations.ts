import { emptyNonGst } from './defaults.ts';
import { type Raw, readOneOf, readText, readTexts } from './read.ts';
import { type EinvoicingDeclaration, EXEMPT_CLASSES, GST_REASONS, type NonGst, SUPPLIES } from './records.ts';

/** A declaration without a known reason counts as one from before November 2026, which has no grounds. */
export function parseNonGst(raw: Raw): NonGst {
  const reason = readOneOf(raw.reason, GST_REASONS, undefined);
  const supply = readOneOf(raw.supply, SUPPLIES, undefined);
  return {
    ...readTexts(raw, emptyNonGst()),
    ...(reason && {
      reason,
      ...(supply && { supply }),
      homeState: readText(raw.homeState),
      place: readText(raw.place),
    }),
    ...yearIn(raw),
  };
}

export function parseEinvoicing(raw: Raw): EinvoicingDeclaration {
  const reason = readOneOf(raw.reason, ['below', 'class'] as const, undefined);
  return {
    ...readTexts(raw, { date: '', place: '' }),
    ...(reason && {
      reason,
      class: readOneOf(raw.class, EXEMPT_CLASSES, ''),
      ...readTexts(raw, { state: '', address: '', gstinNumber: '' }),
    }),
    ...yearIn(raw),
  };
}

function yearIn({ year }: Raw): { year?: string } {
  return typeof year === 'string' && year !== '' ? { year } : {};
}
